import { z } from 'zod'

/** Ranks from low to high; an ace counts as its game says. */
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const
export type Rank = (typeof ranks)[number]

/** Clubs, diamonds, hearts, spades. */
export const suits = ['c', 'd', 'h', 's'] as const
export type Suit = (typeof suits)[number]

/** A card face up: rank, then suit: `As` the ace of spades, `Td` the ten of diamonds. A hidden card is never told. */
export const card = z.templateLiteral([z.enum(ranks), z.enum(suits)])
export type Card = z.infer<typeof card>
