import { z } from 'zod'
import { line } from './fields.ts'
import { staffCall } from './staff-call.ts'

/** Queues whose filters stand in the address. */
export const viewPlaces = ['tickets', 'players', 'payments'] as const
export type ViewPlace = (typeof viewPlaces)[number]
export const viewsAtMost = 50

const view = z.object({
  id: z.uuid(),
  place: z.enum(viewPlaces),
  name: z.string(),
  /** As in an address, without the question mark. */
  query: z.string(),
  by: z.string(),
  shared: z.boolean(),
  mine: z.boolean(),
})
export type SavedView = z.output<typeof view>

const id = z.uuid().toLowerCase()
const done = z.object({})

export const views = staffCall({
  does: 'Filters of queues that one saved oneself, and those that were shared, by name.',
  right: 'readPlayers',
  body: z.object({ place: z.enum(viewPlaces) }),
  reply: z.object({ views: z.array(view) }),
})

export const saveView = staffCall({
  does: 'Saves the filters of a queue under a name, for oneself.',
  right: 'readPlayers',
  body: z.object({
    id,
    place: z.enum(viewPlaces),
    name: line({ min: 2, max: 40 }),
    query: z
      .string()
      .max(300)
      .regex(/^[A-Za-z0-9=&%+._:-]*$/),
  }),
  reply: done,
})

export const shareView = staffCall({
  does: 'Shows a saved view to everybody who sees the queue, or to its author alone again.',
  right: 'shareViews',
  body: z.object({ id, shared: z.boolean() }),
  reply: done,
})

export const dropView = staffCall({
  does: 'Drops a view that one saved oneself.',
  right: 'readPlayers',
  body: z.object({ id }),
  reply: done,
})
