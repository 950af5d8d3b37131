import { z } from 'zod'

/** In how large a hall a card is played: so many cards are in the round, this one among them. */
export const bingoSelection = z.strictObject({ cards: z.int().min(2).max(50) })
export type BingoSelection = z.infer<typeof bingoSelection>
