import { z } from 'zod'
import { choice } from '../choice.ts'
import { places } from './events.ts'

export const videoPokerActions = [
  /** Say which of the five cards stay; sent with `data` = `{"cards":[0,3]}`. What is not held is replaced. */
  z.object({ type: z.literal('hold') }),
  /** Turn one of four cards against the dealer's, to double what was won or lose it; sent as `data` = `{"choice":n}`. */
  z.object({ type: z.literal('doubleUp'), choices: z.array(z.int().min(0).max(3)).readonly() }),
  /** Take what was won instead. */
  z.object({ type: z.literal('takeWin') }),
] as const

export const videoPokerActionNames = ['hold', 'doubleUp', 'takeWin'] as const

/** `cards`: places of those that are held, ascending; empty to replace all. */
export const holdData = z.strictObject({ cards: places })

export const videoPokerActionData = { hold: holdData, doubleUp: choice } as const
