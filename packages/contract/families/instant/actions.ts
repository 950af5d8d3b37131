import { z } from 'zod'
import { cell } from './events.ts'

export const instantActions = [
  /** Turn over a tile of the field; sent with `data` = `{"cell":12}`. */
  z.object({ type: z.literal('openCell') }),
  /** Step on a tile of the next level; sent with `data` = `{"cell":1}`. */
  z.object({ type: z.literal('climb') }),
  /** Stop, and have what stopping pays now. */
  z.object({ type: z.literal('cashOut') }),
  /** The foil of a scratch card is off: it pays. */
  z.object({ type: z.literal('uncoverCard') }),
] as const

export const instantActionNames = ['openCell', 'climb', 'cashOut', 'uncoverCard'] as const

/** `cell`: which tile, from 0: of a field row by row, of a level from the left. */
export const cellData = z.strictObject({ cell })

export const instantActionData = { openCell: cellData, climb: cellData } as const
