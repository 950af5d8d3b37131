import type { Card } from '@fairhouse/contract/families/card'
import type { CardsEvent } from '@fairhouse/contract/families/cards/events'
import type { CommonEvent } from '@fairhouse/contract/families/common-events'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../../../at.ts'
import { Shoe } from '../../../../cards/shoe.ts'
import { insuranceOdds } from '../definition.ts'
import { isBlackjack, pointsOf, twentyOne, valueOf } from '../points.ts'
import type { PlayerHand } from '../state.ts'
import { type BoxesDefinition, type SideName, sideNames } from './definition.ts'
import { type BoxBet, boxSpot } from './selected.ts'
import { pairOf, threeOf } from './side-bets.ts'
import {
  type Box,
  type BoxesState,
  cardsOf,
  handName,
  type HandPlace,
  insuranceName,
  insuranceTurnOf,
  turnOf,
} from './state.ts'

type Settled = Extract<CardsEvent, { readonly type: 'spotSettled' }>

/** A table with several boxes while a step is played: reads a state, tells everything, and gives the next. */
export class BoxesTurn {
  readonly events: (CardsEvent | CommonEvent)[] = []
  readonly #definition: BoxesDefinition
  readonly #draw: Draw
  readonly #shoe: Shoe
  readonly #boxes: Box[]
  readonly #dealer: Card[]
  #units: number
  #isDone = false

  constructor(definition: BoxesDefinition, draw: Draw, state: BoxesState) {
    this.#definition = definition
    this.#draw = draw
    this.#boxes = [...state.boxes]
    this.#dealer = [...state.dealer]
    this.#units = state.units
    this.#shoe = new Shoe(definition.decks, cardsOf(state))
  }

  get state(): BoxesState {
    return {
      version: 2,
      units: this.#units,
      done: this.#isDone,
      boxes: this.#boxes,
      dealer: this.#dealer,
    }
  }

  /** Two cards to each box, the dealer's second face down; side bets are settled, and the dealer looks or asks for insurance. */
  deal(bets: readonly BoxBet[]): void {
    const unit = this.#definition.unitsPerStake
    this.events.push({
      type: 'cardsBet',
      bets: bets.flatMap(({ box, chips, ...sides }) =>
        [
          { spot: boxSpot(box), stake: chips * unit },
          ...sideNames.map((side) => ({ spot: `${side}${box}`, stake: sides[side] * unit })),
        ].filter(({ stake }) => stake > 0),
      ),
    })
    this.#dealRound()
    this.#dealDealer()
    this.#dealRound()
    this.#dealer.push(this.#shoe.deal(this.#draw))
    this.events.push({ type: 'cardHidden', hand: 'dealer' })
    for (const [at, bet] of bets.entries()) this.#settleSides(at, bet)
    if (this.#boxes.every(({ stake }) => stake === 0)) return this.#settle()
    if (valueOf(item(this.#dealer, 0)) !== 1) return this.#afterInsurance()
    this.#boxes.forEach(({ stake }, at) => {
      if (stake > 0) this.#changeBox(at, { insurance: null })
    })
  }

  /** @param cost of the box that is asked about; 0 declines. */
  insure(cost: number): void {
    const at = insuranceTurnOf(this.#boxes)
    const { box } = item(this.#boxes, at)
    this.#changeBox(at, { insurance: cost })
    if (cost > 0) {
      this.events.push({ type: 'insuranceTaken', spot: insuranceName(box), stake: cost })
    } else this.events.push({ type: 'insuranceDeclined' })
    if (insuranceTurnOf(this.#boxes) === -1) this.#afterInsurance()
  }

  hit(): void {
    const turn = this.#turn
    this.#dealTo(turn)
    this.#goOn(turn)
  }

  stand(): void {
    const turn = this.#turn
    this.events.push({ type: 'handStood', hand: this.#nameOf(turn) })
    this.#change(turn, { isDone: true })
    this.#goOn(turn)
  }

  double(): void {
    const turn = this.#turn
    const stake = 2 * this.#handAt(turn).stake
    this.events.push({ type: 'handDoubled', hand: this.#nameOf(turn), stake })
    this.#change(turn, { stake })
    this.#dealTo(turn)
    this.#change(turn, { isDone: true })
    this.#goOn(turn)
  }

  /** The first hand goes on at once, the second when its turn comes; aces take one card each, and that is all. */
  split(): void {
    const { at } = this.#turn
    const { box, hands } = item(this.#boxes, at)
    const { cards, stake } = item(hands, 0)
    const [first, second] = [item(cards, 0), item(cards, 1)]
    this.events.push({
      type: 'handSplit',
      hand: handName(box, 0),
      to: handName(box, 1),
      card: second,
      stake,
    })
    this.#changeBox(at, {
      hands: [first, second].map((card) => ({ cards: [card], stake, isDone: false })),
    })
    if (valueOf(first) === 1) {
      for (const hand of [0, 1]) {
        this.#takeTurn({ at, hand })
        this.#change({ at, hand }, { isDone: true })
      }
    }
    this.#goOn(null)
  }

  get #turn(): HandPlace {
    const turn = turnOf(this.#boxes)
    if (!turn) throw new RangeError('no hand is left to play')
    return turn
  }

  /** The dealer looks where blackjack is possible; then it is the player's turn, unless every hand is settled by itself. */
  #afterInsurance(): void {
    const up = valueOf(item(this.#dealer, 0))
    if (up === 1 || up === 10) {
      const hasBlackjack = isBlackjack(this.#dealer)
      this.events.push({ type: 'dealerPeeked', isBlackjack: hasBlackjack })
      if (hasBlackjack) return this.#settle()
    }
    for (const { box, insurance } of this.#boxes) {
      if (insurance) this.#pay(insuranceName(box), { stake: insurance, pay: 0, result: 'lose' })
    }
    this.#goOn(null)
  }

  /**
   * After a card or a word of the player's: the next hand, or the end. Whose turn it is is told where there is more than one hand.
   * @param before the hand that was played last; one that goes on is not told again.
   */
  #goOn(before: HandPlace | null): void {
    const turn = turnOf(this.#boxes)
    if (!turn) return this.#settle()
    if (this.#handAt(turn).cards.length < 2) {
      this.#takeTurn(turn)
      return this.#goOn(turn)
    }
    const goesOn = before?.at === turn.at && before.hand === turn.hand
    if (!goesOn && this.#count > 1) {
      this.events.push({ type: 'handTurn', hand: this.#nameOf(turn) })
    }
  }

  get #count(): number {
    return this.#boxes.reduce((sum, { stake, hands }) => sum + (stake > 0 ? hands.length : 0), 0)
  }

  /** A hand that a split made takes its second card when its turn comes. */
  #takeTurn(turn: HandPlace): void {
    this.events.push({ type: 'handTurn', hand: this.#nameOf(turn) })
    this.#dealTo(turn)
  }

  #dealRound(): void {
    for (const at of this.#boxes.keys()) this.#dealTo({ at, hand: 0 })
  }

  #dealTo(turn: HandPlace): void {
    const card = this.#shoe.deal(this.#draw)
    const cards = [...this.#handAt(turn).cards, card]
    const points = pointsOf(cards)
    this.events.push({ type: 'cardDealt', hand: this.#nameOf(turn), card, points })
    const { stake } = item(this.#boxes, turn.at)
    this.#change(turn, { cards, isDone: stake === 0 || points.value >= twentyOne })
  }

  #dealDealer(): void {
    const card = this.#shoe.deal(this.#draw)
    this.#dealer.push(card)
    this.events.push({ type: 'cardDealt', hand: 'dealer', card, points: pointsOf(this.#dealer) })
  }

  #handAt({ at, hand }: HandPlace): PlayerHand {
    return item(item(this.#boxes, at).hands, hand)
  }

  #nameOf({ at, hand }: HandPlace): string {
    return handName(item(this.#boxes, at).box, hand)
  }

  #change({ at, hand }: HandPlace, to: Partial<PlayerHand>): void {
    const { hands } = item(this.#boxes, at)
    this.#changeBox(at, {
      hands: hands.map((old, place) => (place === hand ? { ...old, ...to } : old)),
    })
  }

  #changeBox(at: number, to: Partial<Box>): void {
    this.#boxes[at] = { ...item(this.#boxes, at), ...to }
  }

  #settleSides(at: number, bet: BoxBet): void {
    const { cards } = item(item(this.#boxes, at).hands, 0)
    const [first, second, up] = [item(cards, 0), item(cards, 1), item(this.#dealer, 0)]
    const { pairs, poker } = this.#definition.sides
    const pair = pairOf(first, second)
    const three = threeOf([first, second, up])
    this.#settleSide(bet, 'pairs', { made: pair, wins: pair ? pairs[pair] : 0 })
    this.#settleSide(bet, 'poker', { made: three, wins: three ? poker[three] : 0 })
  }

  #settleSide(
    bet: BoxBet,
    side: SideName,
    { made, wins }: { readonly made: Settled['made'] | null; readonly wins: number },
  ): void {
    const stake = bet[side] * this.#definition.unitsPerStake
    if (stake === 0) return
    const spot = `${side}${bet.box}`
    if (wins > 0 && made) this.#pay(spot, { stake, pay: stake * (1 + wins), result: 'win', made })
    else this.#pay(spot, { stake, pay: 0, result: 'lose' })
  }

  /** The card face down is turned, the dealer draws against hands that are still in, and all chips find their owner. */
  #settle(): void {
    this.#boxes.forEach(({ hands }, at) =>
      this.#changeBox(at, { hands: hands.map((hand) => ({ ...hand, isDone: true })) }),
    )
    const points = pointsOf(this.#dealer)
    this.events.push({ type: 'cardTurned', hand: 'dealer', card: item(this.#dealer, 1), points })
    if (this.#boxes.some(isInPlay)) this.#drawDealer()
    for (const { box, insurance } of this.#boxes) {
      if (!insurance || !isBlackjack(this.#dealer)) continue
      const pay = insurance * (1 + insuranceOdds)
      this.#pay(insuranceName(box), { stake: insurance, pay, result: 'win' })
    }
    for (const box of this.#boxes) {
      if (box.stake > 0) box.hands.forEach((_, hand) => this.#settleHand(box, hand))
    }
    this.events.push({ type: 'roundEnded', total: this.#units })
    this.#isDone = true
  }

  #drawDealer(): void {
    for (;;) {
      const { value, isSoft } = pointsOf(this.#dealer)
      const hits = isSoft && value === 17 && this.#definition.soft17 === 'hits'
      if (value >= 17 && !hits) return
      this.#dealDealer()
    }
  }

  #settleHand({ box, hands }: Box, place: number): void {
    const { cards, stake } = item(hands, place)
    const spot = handName(box, place)
    const { value } = pointsOf(cards)
    const dealer = pointsOf(this.#dealer).value
    const isNatural = hands.length === 1 && isBlackjack(cards)
    if (value > twentyOne) return this.#pay(spot, { stake, pay: 0, result: 'bust' })
    if (isNatural !== isBlackjack(this.#dealer)) {
      if (!isNatural) return this.#pay(spot, { stake, pay: 0, result: 'lose' })
      const { blackjackWins, unitsPerStake } = this.#definition
      const pay = stake + (stake / unitsPerStake) * blackjackWins
      return this.#pay(spot, { stake, pay, result: 'blackjack' })
    }
    if (value === dealer) return this.#pay(spot, { stake, pay: stake, result: 'push' })
    const hasWon = dealer > twentyOne || value > dealer
    this.#pay(spot, { stake, pay: hasWon ? 2 * stake : 0, result: hasWon ? 'win' : 'lose' })
  }

  #pay(spot: string, settled: Pick<Settled, 'result' | 'stake' | 'pay' | 'made'>): void {
    this.#units += settled.pay
    this.events.push({ type: 'spotSettled', spot, ...settled, total: this.#units })
  }
}

/** A box against which the dealer has to draw: a hand of it is neither over 21 nor a blackjack, which is paid already. */
const isInPlay = ({ stake, hands }: Box): boolean =>
  stake > 0 &&
  hands.some(
    ({ cards }) =>
      pointsOf(cards).value <= twentyOne && !(hands.length === 1 && isBlackjack(cards)),
  )
