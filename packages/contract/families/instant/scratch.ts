import { z } from 'zod'

/** Which card of a game, by a name of its own: `deep-blue`. */
export const scratchCard = z.string().regex(/^[a-z]{2,12}(?:-[a-z]{2,12}){0,2}$/)

/**
 * How a card is won. `match`: nine amounts, and the one that is there three times is won. `find`: two numbers, then eight others with an amount each; an amount
 * beside a number that is one of the two is won. `row`: nine pictures and an amount, which is won by three alike in a row, a column or a diagonal.
 */
export const scratchLayout = z.enum(['match', 'find', 'row'])
export type ScratchLayout = z.infer<typeof scratchLayout>
