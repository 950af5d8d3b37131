import { z } from 'zod'
import { isPlainMarkdown } from '../entities/banner.ts'
import { formKey, gameId, line, note, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

/** What is closed: the house, all games of a provider, or one game. */
const closed = z.discriminatedUnion('of', [
  z.object({ of: z.literal('house') }),
  z.object({ of: z.literal('provider'), target: z.int().positive().max(1_000) }),
  z.object({ of: z.literal('game'), target: gameId }),
])
export type ClosedForWork = z.output<typeof closed>

/** What players read before and meanwhile: a sentence or two, in each of their languages. */
const sentence = line({ min: 3, max: 300 }).refine(isPlainMarkdown)
const words = z
  .object({
    en: sentence,
    de: sentence,
    es: sentence,
    pt: sentence,
    fr: sentence,
    ja: sentence,
  })
  .strict()

const window = z.object({
  id: z.uuid(),
  closed,
  /** Of the provider or the game; null: the whole house. */
  name: z.string().nullable(),
  words,
  announcedFrom: time,
  beginsAt: time,
  endsAt: time,
  standing: z.enum(['scheduled', 'announced', 'on', 'over']),
  note: z.string(),
  madeBy: z.string(),
  /** By whom it was called off, or ended before its time; null: nobody. */
  endedBy: z.string().nullable(),
})
export type MaintenanceWindow = z.output<typeof window>

export const maintenance = staffCall({
  does: 'Work for which the house, a provider or a game is or was closed, what is on or to come first, and the providers that there are.',
  right: 'readGames',
  body: z.object({}),
  reply: z.object({
    windows: z.array(window),
    providers: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
})

export const planMaintenance = staffCall({
  does: 'Closes the house, a provider or a game for work from a time to a time, and tells players before.',
  right: 'closeForWork',
  proof: true,
  body: z.object({
    key: formKey,
    closed,
    words,
    /** Null: at once. */
    announcedFrom: time.nullable(),
    beginsAt: time.nullable(),
    endsAt: time,
    note,
  }),
  reply: z.object({}),
})

export const endMaintenance = staffCall({
  does: 'Ends such work before its time, or calls it off.',
  right: 'closeForWork',
  proof: true,
  body: z.object({ id: z.uuid(), note }),
  reply: z.object({}),
})
