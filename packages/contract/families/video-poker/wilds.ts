/**
 * Which cards of a video poker's deck stand for any other: none of 52, the four twos of 52, or one joker beside the 52. Apart from the forms of the
 * family, which browsers that only show a game do not load.
 */
export const pokerWilds = ['none', 'deuces', 'joker'] as const
export type PokerWilds = (typeof pokerWilds)[number]
