import { z } from 'zod'
import { cursor, line, minorUnits, note, player, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

/** Counted up to so many; more is told as more. */
export const countedAtMost = 100_000
export const tagsAtMost = 100
export const segmentsAtMost = 100

const tag = z.object({
  /** Also its name everywhere: `vip-desk`. */
  tag: z.string(),
  meaning: z.string(),
  players: z.int(),
  madeBy: z.string(),
})
export type PlayerTag = z.output<typeof tag>

const tagName = z.string().regex(/^[a-z0-9][a-z0-9-]{1,23}$/)
const name = line({ min: 3, max: 60 })

const days = z.int().min(1).max(3_650).nullable()
/** Cents; no more than nine billion dollars, which numbers of a page hold exactly. */
const cents = z.int().min(-900_000_000_000).max(900_000_000_000).nullable()
const level = z.int().min(0).max(4).nullable()
const someTags = z.array(tagName).max(5)

/** What a segment asks of players; all of it must hold. Null and empty ask nothing. */
export const segmentQuestion = z
  .object({
    countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(20),
    levelFrom: level,
    levelTo: level,
    registeredWithinDays: days,
    seenWithinDays: days,
    notSeenForDays: days,
    /** Paid in so far, in cents. */
    paidInFrom: cents,
    paidInTo: cents,
    /** Paid in less paid out, in cents. */
    netFrom: cents,
    netTo: cents,
    withTags: someTags,
    withoutTags: someTags,
  })
  .strict()
export type SegmentQuestion = z.output<typeof segmentQuestion>

/** Everybody. */
export const askingNothing: SegmentQuestion = {
  countries: [],
  levelFrom: null,
  levelTo: null,
  registeredWithinDays: null,
  seenWithinDays: null,
  notSeenForDays: null,
  paidInFrom: null,
  paidInTo: null,
  netFrom: null,
  netTo: null,
  withTags: [],
  withoutTags: [],
}

const segment = z.object({
  id: z.uuid(),
  name: z.string(),
  question: segmentQuestion,
  madeBy: z.string(),
  madeAt: time,
})
export type Segment = z.output<typeof segment>

export const segments = staffCall({
  does: 'Segments and tags; no player is shown.',
  right: 'readSegments',
  body: z.object({}),
  reply: z.object({ segments: z.array(segment), tags: z.array(tag) }),
})

export const countSegment = staffCall({
  does: 'How many players a question fits, up to a bound; to roles that may not see players, below ten only that they are few, as a number so small is about persons.',
  right: 'readSegments',
  body: z.object({ question: segmentQuestion }),
  reply: z.object({
    /** 0 where they are few. */
    players: z.int(),
    more: z.boolean(),
    few: z.boolean(),
    /** The oldest facts that were asked; null while nothing is known of anybody. */
    knownSince: time.nullable(),
  }),
})

export const makeSegment = staffCall({
  does: 'Saves a question under a name. It does not change any more: what is addressed to it stays clear.',
  right: 'makeSegments',
  body: z.object({ id: z.uuid().toLowerCase(), name, question: segmentQuestion }),
  reply: z.object({}),
})

export const dropSegment = staffCall({
  does: 'Takes a segment off the list; what was addressed to it goes to nobody else.',
  right: 'makeSegments',
  body: z.object({ id: z.uuid(), note }),
  reply: z.object({}),
})

export const makeTag = staffCall({
  does: 'Makes a tag that staff may give to players.',
  right: 'makeSegments',
  body: z.object({ tag: tagName, meaning: line({ min: 3, max: 120 }) }),
  reply: z.object({}),
})

export const tagPlayer = staffCall({
  does: 'Gives a player a tag, or takes it.',
  right: 'tagPlayers',
  body: z.object({ player, tag: tagName, on: z.boolean(), note }),
  reply: z.object({}),
})

const standing = z.object({
  player: z.int(),
  login: z.string(),
  country: z.string(),
  level: z.int().nullable(),
  registeredAt: time,
  seenAt: time.nullable(),
  paidIn: minorUnits,
  net: minorUnits,
  tags: z.array(z.string()),
})
export type PlayerStanding = z.output<typeof standing>

export const players = staffCall({
  does: 'Players, the newest first, all or those of a segment or with a tag; whom it showed is written down.',
  right: 'readPlayers',
  body: z.object({
    segment: z.uuid().nullable(),
    tag: tagName.nullable(),
    before: cursor,
  }),
  reply: z.object({ rows: z.array(standing), next: cursor }),
})
