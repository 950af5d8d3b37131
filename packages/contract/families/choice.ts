import { z } from 'zod'

/** Data of an action that takes one of several: its offer names their numbers as `choices`. */
export const choice = z.object({ choice: z.int().min(0).max(1000) })
