import type { CardsEvent } from '@fairhouse/contract/families/cards/events'
import type { CommonEvent } from '@fairhouse/contract/families/common-events'
import type { Card } from '@fairhouse/contract/families/card'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../../at.ts'
import { Shoe } from '../../../cards/shoe.ts'
import { type BlackjackDefinition, insuranceOdds } from './definition.ts'
import { isBlackjack, pointsOf, twentyOne, valueOf } from './points.ts'
import { type BlackjackState, handNames, type PlayerHand, turnOf } from './state.ts'

/** A table while a step is played: cards are dealt, chips moved, and everything is told. Reads a state, and gives the next. */
export class TableTurn {
  readonly events: (CardsEvent | CommonEvent)[] = []
  readonly #definition: BlackjackDefinition
  readonly #draw: Draw
  readonly #shoe: Shoe
  readonly #hands: PlayerHand[]
  readonly #dealer: Card[]
  #insurance: number | null
  #units: number
  #isDone = false

  constructor(definition: BlackjackDefinition, draw: Draw, state: BlackjackState) {
    this.#definition = definition
    this.#draw = draw
    this.#hands = [...state.hands]
    this.#dealer = [...state.dealer]
    this.#insurance = state.insurance
    this.#units = state.units
    this.#shoe = new Shoe(definition.decks, cardsOf(state))
  }

  get state(): BlackjackState {
    return {
      version: 1,
      units: this.#units,
      done: this.#isDone,
      hands: this.#hands,
      dealer: this.#dealer,
      insurance: this.#insurance,
    }
  }

  /** Two cards each, the dealer's second face down. */
  deal(): void {
    this.events.push({
      type: 'cardsBet',
      bets: [{ spot: handNames[0], stake: item(this.#hands, 0).stake }],
    })
    this.#dealTo(0)
    const up = this.#dealDealer()
    this.#dealTo(0)
    this.#dealer.push(this.#shoe.deal(this.#draw))
    this.events.push({ type: 'cardHidden', hand: 'dealer' })
    if (valueOf(up) === 1) this.#insurance = null
    else this.#afterInsurance()
  }

  insure(cost: number): void {
    this.#insurance = cost
    if (cost > 0) this.events.push({ type: 'insuranceTaken', spot: 'insurance', stake: cost })
    else this.events.push({ type: 'insuranceDeclined' })
    this.#afterInsurance()
  }

  hit(): void {
    this.#dealTo(this.#turn)
    this.#goOn()
  }

  stand(): void {
    const turn = this.#turn
    this.events.push({ type: 'handStood', hand: item(handNames, turn) })
    this.#change(turn, { isDone: true })
    this.#goOn()
  }

  double(): void {
    const turn = this.#turn
    const stake = 2 * item(this.#hands, turn).stake
    this.events.push({ type: 'handDoubled', hand: item(handNames, turn), stake })
    this.#change(turn, { stake })
    this.#dealTo(turn)
    this.#change(turn, { isDone: true })
    this.#goOn()
  }

  /** The first hand goes on at once, the second when its turn comes; aces take one card each, and that is all. */
  split(): void {
    const { cards, stake } = item(this.#hands, 0)
    const first = item(cards, 0)
    const second = item(cards, 1)
    this.events.push({
      type: 'handSplit',
      hand: handNames[0],
      to: handNames[1],
      card: second,
      stake,
    })
    this.#hands.splice(0, 1, handOf(first, stake), handOf(second, stake))
    const isAces = valueOf(first) === 1
    this.#takeTurn(0)
    if (isAces) this.#change(0, { isDone: true })
    else return this.#goOn()
    this.#takeTurn(1)
    this.#change(1, { isDone: true })
    this.#goOn()
  }

  get #turn(): number {
    return turnOf(this.#hands)
  }

  /** The dealer looks where blackjack is possible; then a blackjack of the player's is paid, or it is the player's turn. */
  #afterInsurance(): void {
    const up = valueOf(item(this.#dealer, 0))
    if (up === 1 || up === 10) {
      const hasBlackjack = isBlackjack(this.#dealer)
      this.events.push({ type: 'dealerPeeked', isBlackjack: hasBlackjack })
      if (hasBlackjack) return this.#settle()
    }
    if (this.#insurance) this.#pay('insurance', 'lose', { stake: this.#insurance, pay: 0 })
    if (isBlackjack(item(this.#hands, 0).cards)) this.#settle()
  }

  /** After a card or a word of the player's: the next hand, or the end. */
  #goOn(): void {
    const turn = this.#turn
    if (turn === -1) return this.#settle()
    if (item(this.#hands, turn).cards.length > 1) return
    this.#takeTurn(turn)
    this.#goOn()
  }

  /** A hand that a split made takes its second card when its turn comes. */
  #takeTurn(turn: number): void {
    this.events.push({ type: 'handTurn', hand: item(handNames, turn) })
    this.#dealTo(turn)
  }

  #dealTo(turn: number): void {
    const card = this.#shoe.deal(this.#draw)
    const cards = [...item(this.#hands, turn).cards, card]
    const points = pointsOf(cards)
    this.events.push({ type: 'cardDealt', hand: item(handNames, turn), card, points })
    this.#change(turn, { cards, isDone: points.value >= twentyOne })
  }

  #dealDealer(): Card {
    const card = this.#shoe.deal(this.#draw)
    this.#dealer.push(card)
    this.events.push({ type: 'cardDealt', hand: 'dealer', card, points: pointsOf(this.#dealer) })
    return card
  }

  #change(turn: number, to: Partial<PlayerHand>): void {
    this.#hands[turn] = { ...item(this.#hands, turn), ...to }
  }

  /** The card face down is turned, the dealer draws against hands that are still in, and all chips find their owner. */
  #settle(): void {
    this.#hands.forEach((_, turn) => this.#change(turn, { isDone: true }))
    const points = pointsOf(this.#dealer)
    this.events.push({
      type: 'cardTurned',
      hand: 'dealer',
      card: item(this.#dealer, 1),
      points,
    })
    if (this.#hands.some((hand) => isInPlay(hand, this.#hands.length))) this.#drawDealer()
    if (isBlackjack(this.#dealer) && this.#insurance) {
      const stake = this.#insurance
      this.#pay('insurance', 'win', { stake, pay: stake * (1 + insuranceOdds) })
    }
    this.#hands.forEach((hand, turn) => this.#settleHand(hand, item(handNames, turn)))
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

  #settleHand({ cards, stake }: PlayerHand, spot: string): void {
    const { value } = pointsOf(cards)
    const dealer = pointsOf(this.#dealer).value
    const isNatural = this.#hands.length === 1 && isBlackjack(cards)
    if (value > twentyOne) return this.#pay(spot, 'bust', { stake, pay: 0 })
    if (isNatural !== isBlackjack(this.#dealer)) {
      if (!isNatural) return this.#pay(spot, 'lose', { stake, pay: 0 })
      const pay = stake + this.#definition.blackjackWins
      return this.#pay(spot, 'blackjack', { stake, pay })
    }
    if (value === dealer) return this.#pay(spot, 'push', { stake, pay: stake })
    const hasWon = dealer > twentyOne || value > dealer
    this.#pay(spot, hasWon ? 'win' : 'lose', { stake, pay: hasWon ? 2 * stake : 0 })
  }

  #pay(
    spot: string,
    result: 'blackjack' | 'win' | 'push' | 'bust' | 'lose',
    { stake, pay }: { readonly stake: number; readonly pay: number },
  ): void {
    this.#units += pay
    this.events.push({ type: 'spotSettled', spot, result, stake, pay, total: this.#units })
  }
}

/** A hand against which the dealer has to draw: neither over 21 nor a blackjack, which is paid already. */
const isInPlay = ({ cards }: PlayerHand, hands: number): boolean =>
  pointsOf(cards).value <= twentyOne && !(hands === 1 && isBlackjack(cards))

const handOf = (card: Card, stake: number): PlayerHand => ({ cards: [card], stake, isDone: false })

/** Cards that are out of the shoe. */
export const cardsOf = ({ hands, dealer }: BlackjackState): readonly Card[] => [
  ...dealer,
  ...hands.flatMap(({ cards }) => cards),
]
