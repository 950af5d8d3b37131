import { z } from 'zod'

/** What a bet of a layout with several places is on: how many chips, of the value that the bet names, lie on each. Where there is one place, none. */
export const cardsSelection = z.record(z.string().min(1).max(24), z.int().min(1).max(100_000))
export type CardsSelection = z.infer<typeof cardsSelection>
