// Rounds of games of cards that are dealt from a shoe: blackjack, and a showdown of one card each.
const deck = '2 3 4 5 6 7 8 9 T J Q K A'
  .split(' ')
  .flatMap((rank) => ['c', 'd', 'h', 's'].map((suit) => rank + suit))

/** A shoe of so many decks: each deal draws one of the cards that are left, alike ones counted together, in the deck's order. */
export function shoeOf(decks, round) {
  const left = deck.map(() => decks)
  return () => {
    let at = round.draw(left.reduce((sum, count) => sum + count, 0))
    const place = left.findIndex((count) => {
      if (at < count) return true
      at -= count
      return false
    })
    left[place]--
    return deck[place]
  }
}

/** Tells what was put on places, in the order of the layout. */
export function tellBets(round, selection, { names, unitsPerStake }) {
  const bets = names
    .filter((spot) => spot in selection)
    .map((spot) => ({ spot, chips: selection[spot] }))
  round.tell('cardsBet', {
    bets: bets.map(({ spot, chips }) => ({ spot, stake: chips * unitsPerStake })),
  })
  return bets
}

/** Plays a showdown; it asks the player for nothing, so that nothing is yielded. */
export function playShowdown({ definition }, round, _, selection) {
  const { decks, hands, ace, spots, unitsPerStake } = definition
  const bets = tellBets(round, selection, { names: Object.keys(spots), unitsPerStake })
  const deal = shoeOf(decks, round)
  const heights = hands.map((hand) => {
    const card = deal()
    round.tell('cardDealt', { hand, card })
    const height = '23456789TJQKA'.indexOf(card[0])
    return ace === 'low' && card[0] === 'A' ? -1 : height
  })
  const best = Math.max(...heights)
  const outcome =
    heights.filter((height) => height === best).length > 1 ? 'tie' : hands[heights.indexOf(best)]
  for (const { spot, chips } of bets) {
    const [stake, back] = [chips * unitsPerStake, chips * (spots[spot][outcome] ?? 0)]
    settle(round, { spot, stake, back, result: resultOf(stake, back) })
  }
  round.tell('roundEnded', { total: round.units })
  return [].values()
}

export function resultOf(stake, back) {
  if (back === 0) return 'lose'
  if (back === stake) return 'push'
  return back < stake ? 'half' : 'win'
}

export function settle(round, { spot, stake, back, result }) {
  const pay = round.pay(back)
  round.tell('spotSettled', { spot, result, stake, pay, total: round.units })
}

export const valueOf = (card) =>
  card[0] === 'A' ? 1 : Math.min(10, '--23456789TJQK'.indexOf(card[0]))

export function pointsOf(cards) {
  const low = cards.reduce((sum, card) => sum + valueOf(card), 0)
  const isSoft = low <= 11 && cards.some((card) => card[0] === 'A')
  return { value: isSoft ? low + 10 : low, isSoft }
}

export const isBlackjack = (cards) => cards.length === 2 && pointsOf(cards).value === 21

/** Plays a round of blackjack; yields what may be done. */
export function* playBlackjack({ definition }, round) {
  const { decks, soft17, blackjackWins, doubleAfterSplit, unitsPerStake: unit } = definition
  const deal = shoeOf(decks, round)
  const names = ['hand', 'split']
  const hands = [{ cards: [], stake: unit, isDone: false }]
  const dealer = []
  const give = (turn) => {
    const hand = hands[turn]
    hand.cards.push(deal())
    const points = pointsOf(hand.cards)
    round.tell('cardDealt', { hand: names[turn], card: hand.cards.at(-1), points })
    hand.isDone = points.value >= 21
  }
  const giveDealer = () => {
    dealer.push(deal())
    round.tell('cardDealt', { hand: 'dealer', card: dealer.at(-1), points: pointsOf(dealer) })
  }
  const moves = { hit: give, stand, double, split }
  round.tell('cardsBet', { bets: [{ spot: 'hand', stake: unit }] })
  give(0)
  giveDealer()
  give(0)
  dealer.push(deal())
  round.tell('cardHidden', { hand: 'dealer' })
  const up = valueOf(dealer[0])
  const insurance = up === 1 ? insuredFor(yield ['insure', 'noInsurance']) : 0
  const hasBlackjack = isBlackjack(dealer)
  if (up === 1 || up === 10) round.tell('dealerPeeked', { isBlackjack: hasBlackjack })
  if (!hasBlackjack) {
    if (insurance > 0)
      settle(round, { spot: 'insurance', stake: insurance, back: 0, result: 'lose' })
    if (!isBlackjack(hands[0].cards)) yield* playHands()
  }
  const isNatural = hands.length === 1 && isBlackjack(hands[0].cards)
  endRound()

  function insuredFor({ type }) {
    if (type === 'noInsurance') {
      round.tell('insuranceDeclined', {})
      return 0
    }
    round.tell('insuranceTaken', { spot: 'insurance', stake: unit / 2 })
    return unit / 2
  }

  function endRound() {
    round.tell('cardTurned', { hand: 'dealer', card: dealer[1], points: pointsOf(dealer) })
    if (!isNatural && hands.some(({ cards }) => pointsOf(cards).value <= 21)) drawDealer()
    if (hasBlackjack && insurance > 0)
      settle(round, { spot: 'insurance', stake: insurance, back: 3 * insurance, result: 'win' })
    for (const [turn, hand] of hands.entries()) settleHand(names[turn], hand)
    round.tell('roundEnded', { total: round.units })
  }

  function* playHands() {
    for (;;) {
      const turn = hands.findIndex(({ isDone }) => !isDone)
      if (turn < 0) return
      const hand = hands[turn]
      if (hand.cards.length === 1) {
        round.tell('handTurn', { hand: names[turn] })
        give(turn)
        continue
      }
      const { type } = yield dueFor(hand)
      moves[type](turn)
    }
  }

  function dueFor({ cards }) {
    if (cards.length > 2) return ['hit', 'stand']
    const isFirst = hands.length === 1
    const isPair = valueOf(cards[0]) === valueOf(cards[1])
    return [
      'hit',
      'stand',
      ...(isFirst || doubleAfterSplit ? ['double'] : []),
      ...(isPair && isFirst ? ['split'] : []),
    ]
  }

  function stand(turn) {
    round.tell('handStood', { hand: names[turn] })
    hands[turn].isDone = true
  }

  function double(turn) {
    hands[turn].stake *= 2
    round.tell('handDoubled', { hand: names[turn], stake: hands[turn].stake })
    give(turn)
    hands[turn].isDone = true
  }

  /** Aces take one card each and are done; of others the second hand waits for its turn. */
  function split() {
    const [first, second] = hands[0].cards
    round.tell('handSplit', { hand: 'hand', to: 'split', card: second, stake: unit })
    hands.splice(
      0,
      1,
      ...[first, second].map((card) => ({ cards: [card], stake: unit, isDone: false })),
    )
    if (first[0] !== 'A') return
    for (const turn of [0, 1]) {
      round.tell('handTurn', { hand: names[turn] })
      give(turn)
      hands[turn].isDone = true
    }
  }

  function drawDealer() {
    for (;;) {
      const { value, isSoft } = pointsOf(dealer)
      if (value > 17 || (value === 17 && !(isSoft && soft17 === 'hits'))) return
      giveDealer()
    }
  }

  function settleHand(spot, { cards, stake }) {
    const { value } = pointsOf(cards)
    const of = (result, back) => settle(round, { spot, stake, back, result })
    if (value > 21) return of('bust', 0)
    if (isNatural !== hasBlackjack)
      return isNatural ? of('blackjack', stake + blackjackWins) : of('lose', 0)
    const against = pointsOf(dealer).value
    if (value === against) return of('push', stake)
    return against > 21 || value > against ? of('win', 2 * stake) : of('lose', 0)
  }
}
