/** Ranks from low to high; an ace counts as its game says. Apart from the form of cards, which browsers that only show them do not load. */
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const
export type Rank = (typeof ranks)[number]

/** Clubs, diamonds, hearts, spades. */
export const suits = ['c', 'd', 'h', 's'] as const
export type Suit = (typeof suits)[number]
