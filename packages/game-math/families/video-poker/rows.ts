import type { PokerHand } from '@fairhouse/contract/families/video-poker/hand-names'
import { item } from '../../at.ts'
import { decks, type PokerClass } from './decks.ts'
import type { PokerTable } from './definition.ts'

/** Ranks by number: 0 is a two, 12 an ace. */
const highestLow = 2
const ranks = { three: 1, five: 3, six: 4, seven: 5, eight: 6, ten: 8, jack: 9, king: 11, ace: 12 }

const isLow = (rank: number): boolean => rank <= highestLow
const isAceOrLow = (rank: number): boolean => rank === ranks.ace || isLow(rank)
const between =
  (least: number, most: number) =>
  (rank: number): boolean =>
    rank >= least && rank <= most

type Fits = (hand: PokerClass) => boolean

const kind =
  (...wanted: readonly PokerClass['kind'][]): Fits =>
  (hand) =>
    wanted.includes(hand.kind)

const pairFrom =
  (least: number): Fits =>
  (hand) =>
    hand.kind === 'pair' && hand.rank >= least

const four =
  (fits: (rank: number, fifth: number) => boolean): Fits =>
  (hand) =>
    hand.kind === 'four' && fits(hand.rank, hand.fifth)

const five =
  (fits: (rank: number) => boolean): Fits =>
  (hand) =>
    hand.kind === 'five' && fits(hand.rank)

/** Which hands fit a row. */
const fitting: Readonly<Record<PokerHand, Fits>> = {
  naturalRoyalFlush: kind('royalFlush'),
  royalFlush: kind('royalFlush'),
  fourDeucesWithAce: (hand) => hand.kind === 'fourWilds' && hand.fifth === ranks.ace,
  fourDeuces: kind('fourWilds'),
  wildRoyalFlush: kind('wildRoyal'),
  fiveAces: five((rank) => rank === ranks.ace),
  fiveThreesToFives: five(between(ranks.three, ranks.five)),
  fiveSixesToKings: five(between(ranks.six, ranks.king)),
  fiveOfAKind: kind('five', 'fourWilds'),
  straightFlush: kind('straightFlush', 'wildRoyal'),
  fourOfAKind: kind('four', 'anyFour'),
  fourAces: four((rank) => rank === ranks.ace),
  fourAcesOrEights: four((rank) => rank === ranks.ace || rank === ranks.eight),
  fourAcesWithLow: four((rank, fifth) => rank === ranks.ace && isLow(fifth)),
  fourTwosToFours: four(isLow),
  fourTwosToFoursWithAceOrLow: four((rank, fifth) => isLow(rank) && isAceOrLow(fifth)),
  fourFivesToKings: four((rank) => !isAceOrLow(rank)),
  fourSevens: four((rank) => rank === ranks.seven),
  fourJacksToKings: four(between(ranks.jack, ranks.king)),
  fullHouse: kind('fullHouse'),
  flush: kind('flush'),
  straight: kind('straight'),
  threeOfAKind: kind('three'),
  twoPair: kind('twoPair'),
  tensOrBetter: pairFrom(ranks.ten),
  jacksOrBetter: pairFrom(ranks.jack),
  kingsOrBetter: pairFrom(ranks.king),
}

/** By class of hand, the number of the row that pays it; the number of rows where none does. */
export function rowsByClass({ wilds, pays }: PokerTable): Uint8Array {
  return Uint8Array.from(decks[wilds].classes, (hand) => {
    const row = pays.findIndex((of) => fitting[of.hand](hand))
    return row < 0 ? pays.length : row
  })
}

/** By class of hand, what a table pays for it. */
export function unitsByClass(table: PokerTable): Float64Array {
  const units = [...table.pays.map((row) => row.units), 0]
  return Float64Array.from(rowsByClass(table), (row) => item(units, row))
}
