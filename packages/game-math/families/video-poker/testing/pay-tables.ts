import type { PokerHand } from '@fairhouse/contract/families/video-poker/hand-names'
import type { VideoPokerDefinition } from '../definition.ts'

type Pays = VideoPokerDefinition['pays']

const rows = (...of: readonly (readonly [PokerHand, number])[]): Pays =>
  of.map(([hand, units]) => ({ hand, units }))

/** Nine to six, the full pay table of jacks or better. */
export const jacksOrBetter: VideoPokerDefinition = {
  wilds: 'none',
  hands: 1,
  pays: rows(
    ['royalFlush', 800],
    ['straightFlush', 50],
    ['fourOfAKind', 25],
    ['fullHouse', 9],
    ['flush', 6],
    ['straight', 4],
    ['threeOfAKind', 3],
    ['twoPair', 2],
    ['jacksOrBetter', 1],
  ),
  unitsPerStake: 1,
  betLevels: [5, 10],
}

/** Pay tables whose optimal return is published, with that return in percent. */
export const published: Readonly<
  Record<string, { readonly pays: Pays; readonly percent: number }>
> = {
  'double bonus 9/7': {
    pays: rows(
      ['royalFlush', 800],
      ['fourAces', 160],
      ['fourTwosToFours', 80],
      ['fourOfAKind', 50],
      ['straightFlush', 50],
      ['fullHouse', 9],
      ['flush', 7],
      ['straight', 5],
      ['threeOfAKind', 3],
      ['twoPair', 1],
      ['jacksOrBetter', 1],
    ),
    percent: 99.1065,
  },
  'double double bonus 9/6': {
    pays: rows(
      ['royalFlush', 800],
      ['fourAcesWithLow', 400],
      ['fourAces', 160],
      ['fourTwosToFoursWithAceOrLow', 160],
      ['fourTwosToFours', 80],
      ['fourOfAKind', 50],
      ['straightFlush', 50],
      ['fullHouse', 9],
      ['flush', 6],
      ['straight', 4],
      ['threeOfAKind', 3],
      ['twoPair', 1],
      ['jacksOrBetter', 1],
    ),
    percent: 98.9808,
  },
  'aces and eights 8/5': {
    pays: rows(
      ['royalFlush', 800],
      ['fourAcesOrEights', 80],
      ['fourSevens', 50],
      ['straightFlush', 50],
      ['fourOfAKind', 25],
      ['fullHouse', 8],
      ['flush', 5],
      ['straight', 4],
      ['threeOfAKind', 3],
      ['twoPair', 2],
      ['jacksOrBetter', 1],
    ),
    percent: 99.7818,
  },
}
