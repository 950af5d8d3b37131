import { z } from 'zod'
import { ranks, suits } from './ranks.ts'

/** A card face up: rank, then suit: `As` the ace of spades, `Td` the ten of diamonds. A hidden card is never told. */
export const card = z.templateLiteral([z.enum(ranks), z.enum(suits)])
export type Card = z.infer<typeof card>
