/**
 * Hands that a video poker may pay for, by the names that pages and speech say in every language. A pay table lists some of them, dearest first,
 * and a hand is what the first row is that it fits (`game-math/families/video-poker/rows.ts` says which fit). In a deck with wild cards any row may be
 * made with them, but for the natural royal flush.
 */
export const pokerHands = [
  'naturalRoyalFlush',
  'royalFlush',
  'fourDeucesWithAce',
  'fourDeuces',
  'wildRoyalFlush',
  'fiveAces',
  'fiveThreesToFives',
  'fiveSixesToKings',
  'fiveOfAKind',
  'straightFlush',
  'fourOfAKind',
  'fourAces',
  'fourAcesOrEights',
  'fourAcesWithLow',
  'fourTwosToFours',
  'fourTwosToFoursWithAceOrLow',
  'fourFivesToKings',
  'fourSevens',
  'fourJacksToKings',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'tensOrBetter',
  'jacksOrBetter',
  'kingsOrBetter',
] as const
export type PokerHand = (typeof pokerHands)[number]
