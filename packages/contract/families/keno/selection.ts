import { z } from 'zod'
import { spots } from './events.ts'

/** What a bet of keno is on: the numbers of its ticket, each once, ascending. How many there may be is up to the game. */
export const kenoSelection = z.strictObject({ spots })
export type KenoSelection = z.infer<typeof kenoSelection>
