import { z } from 'zod'

/** How many of the smallest chip on each spot, by the spot's name (`spots.ts`). */
const chips = z.record(z.string().max(20), z.int().min(1))

/** What a round is begun with. */
export const crapsSelection = z.strictObject({ chips })

/** What a roll is sent with: chips that are added before it, which may be none. */
export const rollData = z.strictObject({ chips })

/** Which bets the player takes down. */
export const takeData = z.strictObject({ spots: z.array(z.string().max(20)).min(1).max(40) })
