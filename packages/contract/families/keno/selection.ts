import { z } from 'zod'
import { kenoCards, kenoRisk, spots } from './events.ts'

/**
 * What a bet of keno is on: the numbers of its ticket, each once, ascending, with a risk where the game has several; or several such cards, each of
 * which costs the stake. How many numbers and cards there may be is up to the game.
 */
export const kenoSelection = z.union([
  z.strictObject({ spots }),
  z.strictObject({ spots, risk: kenoRisk }),
  z.strictObject({ cards: kenoCards }),
])
export type KenoSelection = z.infer<typeof kenoSelection>
