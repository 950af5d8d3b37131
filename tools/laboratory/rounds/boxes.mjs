// Rounds of blackjack with several boxes and side bets.
import { isBlackjack, pointsOf, settle, shoeOf, valueOf } from './cards.mjs'

const ranks = '23456789TJQKA'
const rankOf = (card) => ranks.indexOf(card[0])
const isRed = (card) => 'dh'.includes(card[1])

/** What two cards make that pays on pairs; undefined where they make nothing. */
export function pairsMade([one, other]) {
  if (one[0] !== other[0]) return undefined
  if (one[1] === other[1]) return 'perfect'
  return isRed(one) === isRed(other) ? 'coloured' : 'mixed'
}

/** What three cards make that pays on 21+3. */
export function pokerMade(cards) {
  const isSuited = cards.every((card) => card[1] === cards[0][1])
  const numbers = cards.map(rankOf).toSorted((a, b) => a - b)
  const text = numbers.join()
  if (new Set(numbers).size === 1) return isSuited ? 'suitedThree' : 'three'
  const isRow = text === '0,1,12' || text === [numbers[0], numbers[0] + 1, numbers[0] + 2].join()
  if (isRow) return isSuited ? 'straightFlush' : 'straight'
  return isSuited ? 'flush' : undefined
}

/** Plays a round; yields what may be done. */
export function* playBoxes({ definition }, round, _, selection) {
  const { decks, soft17, blackjackWins, doubleAfterSplit, unitsPerStake: unit, sides } = definition
  const deal = shoeOf(decks, round)
  const boxes = []
  for (let box = 1; box <= definition.boxes; box++) {
    const [own, pairs, poker] = ['box', 'pairs', 'poker'].map((of) => selection[of + box] ?? 0)
    if (own + pairs + poker === 0) continue
    const first = { name: `box${box}`, cards: [], stake: own * unit, isDone: false }
    boxes.push({
      box,
      own: own * unit,
      pairs: pairs * unit,
      poker: poker * unit,
      insurance: 0,
      hands: [first],
    })
  }
  const dealer = []
  const played = () => boxes.filter(({ own }) => own > 0)
  const hands = () => played().flatMap((box) => box.hands.map((hand) => ({ box, hand })))
  const give = (hand) => {
    hand.cards.push(deal())
    const points = pointsOf(hand.cards)
    round.tell('cardDealt', { hand: hand.name, card: hand.cards.at(-1), points })
    if (points.value >= 21) hand.isDone = true
  }
  const giveDealer = () => {
    dealer.push(deal())
    round.tell('cardDealt', { hand: 'dealer', card: dealer.at(-1), points: pointsOf(dealer) })
  }
  tellBets()
  for (const {
    hands: [hand],
  } of boxes)
    give(hand)
  giveDealer()
  for (const {
    hands: [hand],
  } of boxes)
    give(hand)
  dealer.push(deal())
  round.tell('cardHidden', { hand: 'dealer' })
  settleSides()
  if (played().length > 0) yield* playOn()
  endRound()

  function tellBets() {
    const bets = boxes.flatMap(({ box, own, pairs, poker }) => [
      { spot: `box${box}`, stake: own },
      { spot: `pairs${box}`, stake: pairs },
      { spot: `poker${box}`, stake: poker },
    ])
    round.tell('cardsBet', { bets: bets.filter(({ stake }) => stake > 0) })
  }

  function settleSides() {
    for (const {
      box,
      pairs,
      poker,
      hands: [{ cards }],
    } of boxes) {
      settleSide(`pairs${box}`, pairs, [sides.pairs, pairsMade(cards)])
      settleSide(`poker${box}`, poker, [sides.poker, pokerMade([...cards, dealer[0]])])
    }
  }

  function settleSide(spot, stake, [pays, made]) {
    if (stake === 0) return
    const wins = pays[made] ?? 0
    const pay = round.pay(wins > 0 ? stake * (1 + wins) : 0)
    const won = wins > 0 ? { result: 'win', made } : { result: 'lose' }
    round.tell('spotSettled', { spot, stake, pay, ...won, total: round.units })
  }

  function* playOn() {
    const up = valueOf(dealer[0])
    if (up === 1) yield* insureBoxes()
    if (up === 1 || up === 10) {
      round.tell('dealerPeeked', { isBlackjack: isBlackjack(dealer) })
      if (isBlackjack(dealer)) return
    }
    for (const { box, insurance } of played().filter((of) => of.insurance > 0))
      settle(round, { spot: `insurance${box}`, stake: insurance, back: 0, result: 'lose' })
    yield* playHands()
  }

  function* insureBoxes() {
    for (const of of played()) {
      const { type } = yield ['insure', 'noInsurance']
      of.insurance = type === 'insure' ? of.own / 2 : 0
      if (of.insurance === 0) round.tell('insuranceDeclined', {})
      else round.tell('insuranceTaken', { spot: `insurance${of.box}`, stake: of.insurance })
    }
  }

  function* playHands() {
    const moves = { hit: (_, hand) => give(hand), stand, double, split }
    let last = null
    for (;;) {
      const next = hands().find(({ hand }) => !hand.isDone)
      if (!next) return
      const { box, hand } = next
      const waits = hand.cards.length === 1
      if (waits || (hand !== last && hands().length > 1))
        round.tell('handTurn', { hand: hand.name })
      last = hand
      if (waits) give(hand)
      else moves[(yield dueFor(box, hand)).type](box, hand)
    }
  }

  function dueFor({ hands: own }, { cards }) {
    const isFirst = own.length === 1
    const isPair = valueOf(cards[0]) === valueOf(cards[1])
    if (cards.length > 2) return ['hit', 'stand']
    return [
      'hit',
      'stand',
      ...(isFirst || doubleAfterSplit ? ['double'] : []),
      ...(isFirst && isPair ? ['split'] : []),
    ]
  }

  function stand(_, hand) {
    round.tell('handStood', { hand: hand.name })
    hand.isDone = true
  }

  function double(_, hand) {
    hand.stake *= 2
    round.tell('handDoubled', { hand: hand.name, stake: hand.stake })
    give(hand)
    hand.isDone = true
  }

  /** Both hands of aces are dealt to at once and done; of others each waits for its turn. */
  function split(of) {
    const [{ cards, stake }] = of.hands
    const [first, second] = cards
    const names = [`box${of.box}`, `split${of.box}`]
    round.tell('handSplit', { hand: names[0], to: names[1], card: second, stake })
    of.hands = [first, second].map((card, at) => ({
      name: names[at],
      cards: [card],
      stake,
      isDone: false,
    }))
    for (const hand of first[0] === 'A' ? of.hands : []) {
      round.tell('handTurn', { hand: hand.name })
      give(hand)
      hand.isDone = true
    }
  }

  function endRound() {
    round.tell('cardTurned', { hand: 'dealer', card: dealer[1], points: pointsOf(dealer) })
    if (hands().some(({ box, hand }) => !isNatural(box, hand) && pointsOf(hand.cards).value <= 21))
      drawDealer()
    for (const { box, insurance } of isBlackjack(dealer) ? played() : []) {
      if (insurance === 0) continue
      const won = { stake: insurance, back: 3 * insurance, result: 'win' }
      settle(round, { spot: `insurance${box}`, ...won })
    }
    for (const { box, hand } of hands()) settleHand(hand, isNatural(box, hand))
    round.tell('roundEnded', { total: round.units })
  }

  function drawDealer() {
    for (;;) {
      const { value, isSoft } = pointsOf(dealer)
      if (value > 17 || (value === 17 && !(isSoft && soft17 === 'hits'))) return
      giveDealer()
    }
  }

  function isNatural({ hands: own }, { cards }) {
    return own.length === 1 && isBlackjack(cards)
  }

  function settleHand({ name: spot, cards, stake }, natural) {
    const of = (result, back) => settle(round, { spot, stake, back, result })
    const [own, against] = [pointsOf(cards).value, pointsOf(dealer).value]
    if (own > 21) return of('bust', 0)
    if (natural && !isBlackjack(dealer))
      return of('blackjack', stake + (stake / unit) * blackjackWins)
    if (isBlackjack(dealer) && !natural) return of('lose', 0)
    if (own === against) return of('push', stake)
    return against > 21 || own > against ? of('win', 2 * stake) : of('lose', 0)
  }
}
