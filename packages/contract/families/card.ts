import { z } from 'zod'
import { ranks, suits } from './ranks.ts'

/** A card face up: rank, then suit: `As` the ace of spades, `Td` the ten of diamonds. A hidden card is never told. */
export const card = z.templateLiteral([z.enum(ranks), z.enum(suits)])
export type Card = z.infer<typeof card>

/** The same of a deck that may hold a joker, which has neither rank nor suit. */
export const cardOrJoker = z.union([card, z.literal('joker')])
export type CardOrJoker = z.infer<typeof cardOrJoker>
