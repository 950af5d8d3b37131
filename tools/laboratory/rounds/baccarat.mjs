// Rounds of baccarat, by the table of the third card.
import { resultOf, settle, shoeOf, tellBets } from './cards.mjs'

const countOf = (card) => (card[0] === 'A' ? 1 : Number(card[0]) || 0)

const pointsOf = (cards) => cards.reduce((sum, card) => sum + countOf(card), 0) % 10

/** With so many points, the counts of the player's third card on which the banker draws. */
const bankerDrawsOn = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
  7: [],
}

/** Whether the banker takes a third card. @param third what the player's third card counts; undefined without one. */
export function bankerDraws(points, third) {
  if (third === undefined) return points < 6
  return points < 3 || bankerDrawsOn[points].includes(third)
}

/** Everything that chips are paid on. */
export function outcomesOf(player, banker, pairs) {
  const winner = player === banker ? 'tie' : player > banker ? 'player' : 'banker'
  return [winner, ...pairs]
}

/** Plays a round; it asks the player for nothing. */
export function playBaccarat({ definition }, round, _, selection) {
  const { decks, spots, unitsPerStake } = definition
  const bets = tellBets(round, selection, { names: Object.keys(spots), unitsPerStake })
  const deal = shoeOf(decks, round)
  const hands = { player: [], banker: [] }
  const give = (hand) => {
    const card = deal()
    hands[hand].push(card)
    const points = { value: pointsOf(hands[hand]), isSoft: false }
    round.tell('cardDealt', { hand, card, points })
    return countOf(card)
  }
  for (const hand of ['player', 'banker', 'player', 'banker']) give(hand)
  const first = { player: pointsOf(hands.player), banker: pointsOf(hands.banker) }
  if (first.player < 8 && first.banker < 8) {
    const third = first.player < 6 ? give('player') : undefined
    if (bankerDraws(first.banker, third)) give('banker')
  }
  const pairs = Object.entries(hands)
    .filter(([, [one, two]]) => one[0] === two[0])
    .map(([hand]) => `${hand}Pair`)
  const met = outcomesOf(pointsOf(hands.player), pointsOf(hands.banker), pairs)
  round.tell('handsCompared', { winner: met[0] })
  for (const { spot, chips } of bets) {
    const stake = chips * unitsPerStake
    const back = chips * met.reduce((sum, outcome) => sum + (spots[spot][outcome] ?? 0), 0)
    settle(round, { spot, stake, back, result: resultOf(stake, back) })
  }
  round.tell('roundEnded', { total: round.units })
  return [].values()
}
