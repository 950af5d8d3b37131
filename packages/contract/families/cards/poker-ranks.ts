/** Hands of three cards, from the lowest. Apart from the form of events, which browsers that only show them do not load. */
export const pokerRanks = [
  'highCard',
  'pair',
  'flush',
  'straight',
  'threeOfAKind',
  'straightFlush',
] as const
export type PokerRank = (typeof pokerRanks)[number]
