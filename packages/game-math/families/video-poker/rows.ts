import type { PokerHand } from '@fairhouse/contract/families/video-poker/hand-names'
import { item } from '../../at.ts'
import type { VideoPokerDefinition } from './definition.ts'
import { type NaturalHand, naturalHands } from './natural-classes.ts'

/** Ranks by number: 0 is a two, 12 an ace. */
const highestLow = 2
const ranks = { seven: 5, eight: 6, ten: 8, jack: 9, king: 11, ace: 12 } as const

const isLow = (rank: number): boolean => rank <= highestLow
const isAceOrLow = (rank: number): boolean => rank === ranks.ace || isLow(rank)

type Fits = (hand: NaturalHand) => boolean

const kind =
  (wanted: NaturalHand['kind']): Fits =>
  (hand) =>
    hand.kind === wanted

const pairFrom =
  (least: number): Fits =>
  (hand) =>
    hand.kind === 'pair' && hand.rank >= least

const four =
  (fits: (rank: number, fifth: number) => boolean): Fits =>
  (hand) =>
    hand.kind === 'four' && fits(hand.rank, hand.fifth)

/** Which hands of a deck without wild cards fit a row. */
const fitting: Readonly<Record<PokerHand, Fits>> = {
  royalFlush: kind('royalFlush'),
  straightFlush: kind('straightFlush'),
  fourOfAKind: kind('four'),
  fourAces: four((rank) => rank === ranks.ace),
  fourAcesOrEights: four((rank) => rank === ranks.ace || rank === ranks.eight),
  fourAcesWithLow: four((rank, fifth) => rank === ranks.ace && isLow(fifth)),
  fourTwosToFours: four(isLow),
  fourTwosToFoursWithAceOrLow: four((rank, fifth) => isLow(rank) && isAceOrLow(fifth)),
  fourFivesToKings: four((rank) => !isAceOrLow(rank)),
  fourSevens: four((rank) => rank === ranks.seven),
  fourJacksToKings: four((rank) => rank >= ranks.jack && rank <= ranks.king),
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
export function rowsByClass({ pays }: Pick<VideoPokerDefinition, 'pays'>): Uint8Array {
  return Uint8Array.from(naturalHands, (hand) => {
    const row = pays.findIndex((of) => fitting[of.hand](hand))
    return row < 0 ? pays.length : row
  })
}

/** By class of hand, what a table pays for it. */
export function unitsByClass(definition: Pick<VideoPokerDefinition, 'pays'>): Float64Array {
  const units = [...definition.pays.map((row) => row.units), 0]
  return Float64Array.from(rowsByClass(definition), (row) => item(units, row))
}
