import { z } from 'zod'
import { places } from './events.ts'

export const videoPokerActions = [
  /** Say which of the five cards stay; sent with `data` = `{"cards":[0,3]}`. What is not held is replaced. */
  z.object({ type: z.literal('hold') }),
] as const

export const videoPokerActionNames = ['hold'] as const

/** `cards`: places of those that are held, ascending; empty to replace all. */
export const holdData = z.strictObject({ cards: places })

export const videoPokerActionData = { hold: holdData } as const
