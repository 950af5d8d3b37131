import { z } from 'zod'

/** A line of the demo's catalogue, as much as is needed of it; the rest is kept as it is. */
export const entry = z.looseObject({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  kind: z.string(),
  category: z.int(),
  rtp: z.number().nullable(),
  volatility: z.int().nullable(),
  minStake: z.int(),
  maxStake: z.int(),
  maxWinX: z.number().nullable(),
  mechanics: z.array(z.string()),
  themes: z.array(z.string()),
  grid: z.string().nullable(),
  ways: z.int().nullable(),
  since: z.string(),
  hasImagePreview: z.boolean(),
  sandbox: z.boolean(),
})
export type Entry = z.infer<typeof entry>
