// Rounds of three card poker.
import { resultOf, settle, shoeOf, tellBets } from './cards.mjs'

const ranks = ['highCard', 'pair', 'flush', 'straight', 'threeOfAKind', 'straightFlush']

/** A hand as a list that is compared place by place, its rank first. */
export function handOf(cards) {
  const heights = cards.map((card) => '23456789TJQKA'.indexOf(card[0])).toSorted((a, b) => b - a)
  const [high, middle, low] = heights
  const isFlush = cards.every((card) => card[1] === cards[0][1])
  const isWheel = heights.join() === '12,1,0'
  if (high === low) return [4, high]
  if (high === middle) return [1, high, low]
  if (middle === low) return [1, low, high]
  const isStraight = isWheel || (high === middle + 1 && middle === low + 1)
  if (isStraight) return [isFlush ? 5 : 3, isWheel ? 1 : high]
  return [isFlush ? 2 : 0, ...heights]
}

/** Above 0 when the first is better. */
function compare(one, other) {
  const at = one.findIndex((value, place) => value !== other[place])
  return at < 0 ? 0 : one[at] - other[at]
}

/** Whether the dealer plays. */
export const isQualified = ([rank, high]) => rank > 0 || high >= 10

/** Plays a round; with an ante it yields what may be done. */
export function* playThreeCardPoker({ definition }, round, _, selection) {
  const { pairPlusBack, unitsPerStake: unit } = definition
  tellBets(round, selection, { names: ['ante', 'pairPlus'], unitsPerStake: unit })
  const { ante = 0, pairPlus = 0 } = selection
  const deal = shoeOf(1, round)
  const [hand, dealer] = [[], []]
  for (let turn = 0; turn < 3; turn++) {
    hand.push(deal())
    round.tell('cardDealt', { hand: 'hand', card: hand.at(-1) })
    if (ante === 0) continue
    dealer.push(deal())
    round.tell('cardHidden', { hand: 'dealer' })
  }
  const rank = ranks[handOf(hand)[0]]
  round.tell('handRanked', { hand: 'hand', rank })
  if (pairPlus > 0) {
    pay(round, 'pairPlus', { stake: pairPlus * unit, back: pairPlus * (pairPlusBack[rank] ?? 0) })
  }
  if (ante > 0) {
    const { type } = yield ['playOn', 'fold']
    if (type === 'fold') {
      round.tell('handFolded', { hand: 'hand' })
      pay(round, 'ante', { stake: ante * unit, back: 0 })
    } else showdown(round, definition, { ante, hand, dealer })
  }
  round.tell('roundEnded', { total: round.units })
}

const pay = (round, spot, { stake, back }) =>
  settle(round, { spot, stake, back, result: resultOf(stake, back) })

function showdown(round, { anteBonus, unitsPerStake }, { ante, hand, dealer }) {
  const stake = ante * unitsPerStake
  round.tell('chipsAdded', { spot: 'play', stake })
  for (const card of dealer) round.tell('cardTurned', { hand: 'dealer', card })
  const [mine, theirs] = [handOf(hand), handOf(dealer)]
  round.tell('handRanked', { hand: 'dealer', rank: ranks[theirs[0]] })
  const order = isQualified(theirs) ? Math.sign(compare(mine, theirs)) : 1
  round.tell('handsCompared', { winner: ['dealer', 'tie', 'hand'][order + 1] })
  const back = stake * (order + 1)
  const bonus = ante * (anteBonus[ranks[mine[0]]] ?? 0)
  pay(round, 'ante', { stake, back: back + bonus })
  pay(round, 'play', { stake, back: isQualified(theirs) ? back : stake })
}
