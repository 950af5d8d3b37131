import type { PokerHand } from '@fairhouse/contract/families/video-poker/hand-names'
import type { PokerWilds } from '@fairhouse/contract/families/video-poker/wilds'
import type { VideoPokerDefinition } from '../definition.ts'

type Pays = VideoPokerDefinition['pays']

const rows = (...of: readonly (readonly [PokerHand, number])[]): Pays =>
  of.map(([hand, units]) => ({ hand, units }))

type Seven = readonly [number, number, number, number, number, number, number]

/** Deuces wild by the seven pays that tables differ in: wild royal, five of a kind, straight flush, four of a kind, full house, flush, straight. */
function deuces(...[royal, five, straightFlush, four, house, flush, straight]: Seven): Pays {
  return rows(
    ['naturalRoyalFlush', 800],
    ['fourDeuces', 200],
    ['wildRoyalFlush', royal],
    ['fiveOfAKind', five],
    ['straightFlush', straightFlush],
    ['fourOfAKind', four],
    ['fullHouse', house],
    ['flush', flush],
    ['straight', straight],
    ['threeOfAKind', 1],
  )
}

/** Joker poker by four of a kind, full house, flush and straight, without the rows below three of a kind. */
function joker(...[four, house, flush, straight]: readonly [number, number, number, number]): Pays {
  return rows(
    ['naturalRoyalFlush', 800],
    ['fiveOfAKind', 200],
    ['wildRoyalFlush', 100],
    ['straightFlush', 50],
    ['fourOfAKind', four],
    ['fullHouse', house],
    ['flush', flush],
    ['straight', straight],
    ['threeOfAKind', 2],
  )
}

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
  Record<string, { readonly wilds: PokerWilds; readonly pays: Pays; readonly percent: number }>
> = {
  'double bonus 9/7': {
    wilds: 'none',
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
    wilds: 'none',
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
    wilds: 'none',
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
  'deuces wild, full pay': {
    wilds: 'deuces',
    pays: deuces(25, 15, 9, 5, 3, 2, 2),
    percent: 100.762,
  },
  'deuces wild 25-16-10-4-4-3-2': {
    wilds: 'deuces',
    pays: deuces(25, 16, 10, 4, 4, 3, 2),
    percent: 99.7283,
  },
  'deuces wild 20-12-10-4-4-3-2': {
    wilds: 'deuces',
    pays: deuces(20, 12, 10, 4, 4, 3, 2),
    percent: 97.5791,
  },
  'bonus deuces': {
    wilds: 'deuces',
    pays: rows(
      ['naturalRoyalFlush', 800],
      ['fourDeucesWithAce', 400],
      ['fourDeuces', 200],
      ['fiveAces', 80],
      ['fiveThreesToFives', 40],
      ['wildRoyalFlush', 25],
      ['fiveSixesToKings', 20],
      ['straightFlush', 9],
      ['fourOfAKind', 4],
      ['fullHouse', 4],
      ['flush', 3],
      ['straight', 1],
      ['threeOfAKind', 1],
    ),
    percent: 99.4502,
  },
  'joker poker, kings or better 20/7/5/3': {
    wilds: 'joker',
    pays: [...joker(20, 7, 5, 3), ...rows(['twoPair', 1], ['kingsOrBetter', 1])],
    percent: 100.6463,
  },
  'joker poker, kings or better 18/7/5/3': {
    wilds: 'joker',
    pays: [...joker(18, 7, 5, 3), ...rows(['twoPair', 1], ['kingsOrBetter', 1])],
    percent: 98.9372,
  },
  'joker poker, two pair 20/10/6/5': {
    wilds: 'joker',
    pays: rows(
      ['naturalRoyalFlush', 800],
      ['fiveOfAKind', 100],
      ['wildRoyalFlush', 50],
      ['straightFlush', 50],
      ['fourOfAKind', 20],
      ['fullHouse', 10],
      ['flush', 6],
      ['straight', 5],
      ['threeOfAKind', 2],
      ['twoPair', 1],
    ),
    percent: 99.4874,
  },
}
