import { z } from 'zod'
import { gameLists } from '../entities/game-list.ts'
import { providers } from '../entities/provider.ts'
import { day, gameId, line, note, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

/** A list whose order staff may change. */
export interface ArrangedList {
  readonly list: number
  readonly name: string
  /** Below the language prefix. */
  readonly path: string
}

const trending = 0
const suggestions = 1004
/** Games are hidden from what is picked, suggested or found similar, all in one. */
export const picksList = 1103

/**
 * The lists that are the same for everybody, and what the house suggests. What is trending tells what was played, and what was picked what somebody
 * may like: neither can be bought by a place in it, so neither is arranged.
 */
export const arrangedLists: readonly ArrangedList[] = [
  ...gameLists
    .filter(({ id, of }) => id === suggestions || (of === 'everybody' && id !== trending))
    .map(({ id: list, name, path }) => ({ list, name, path })),
  ...providers.flatMap(({ list, name, path }) => (list === null ? [] : { list, name, path })),
]

const listed = z.int().refine((id) => arrangedLists.some(({ list }) => list === id))
/** A list, or the picks. */
const place = z.union([z.literal(picksList), listed])

const once = (games: readonly number[]): boolean => new Set(games).size === games.length
const games = (most: number) => z.array(gameId).max(most).refine(once)

/** A game in front of the list for a span of days of UTC, both included; null: since ever, or for good. */
const pin = z
  .object({ gameId, from: day.nullable(), until: day.nullable() })
  .refine(({ from, until }) => from === null || until === null || from <= until)
export type ArrangedPin = z.output<typeof pin>

export const pinsAtMost = 8
export const orderAtMost = 40
export const hiddenAtMost = 100

const listBody = z.object({
  kind: z.literal('list'),
  list: listed,
  /** Before all others on their days, in this order. */
  pins: z
    .array(pin)
    .max(pinsAtMost)
    .refine((pins) => once(pins.map((one) => one.gameId))),
  /** After them, in this order; the rest follows as it does without. */
  order: games(orderAtMost),
})
const picksBody = z.object({
  kind: z.literal('picks'),
  hidden: games(hiddenAtMost),
})
export const arrangementBody = z.discriminatedUnion('kind', [listBody, picksBody])
export type ArrangementBody = z.output<typeof arrangementBody>

/** The list that a body is about. */
export const listOf = (body: ArrangementBody): number =>
  body.kind === 'list' ? body.list : picksList

const version = z.object({
  version: z.int(),
  body: arrangementBody,
  madeBy: z.string(),
  madeAt: time,
})
export type ArrangementVersion = z.output<typeof version>

const arrangement = z.object({
  list: z.int(),
  /** The version that players see; null: none. */
  live: z.int().nullable(),
  /** The newest first. */
  versions: z.array(version),
})
export type Arrangement = z.output<typeof arrangement>

const namedGame = z.object({ gameId: z.int(), name: z.string(), provider: z.string() })
export type NamedGame = z.output<typeof namedGame>

export const arrangements = staffCall({
  does: 'The lists that staff arranged, with their newest versions and the names of the games in them.',
  right: 'arrangeGames',
  body: z.object({}),
  reply: z.object({ arrangements: z.array(arrangement), games: z.array(namedGame) }),
})

export const gamesToArrange = staffCall({
  does: 'Games by a part of their name, to put them into a list.',
  right: 'arrangeGames',
  body: z.object({ text: line({ min: 1, max: 60 }) }),
  reply: z.object({ games: z.array(namedGame) }),
})

export const saveArrangement = staffCall({
  does: 'Writes a new version of how a list begins, or of what is hidden from picks; nobody sees it yet.',
  right: 'arrangeGames',
  body: z.object({
    /** The version that was edited; 0: there was none. Another one is refused: somebody else saved meanwhile. */
    after: z.int().min(0).max(1_000_000),
    body: arrangementBody,
  }),
  reply: z.object({ version: z.int() }),
})

export const showArrangement = staffCall({
  does: 'Shows a version to players at once, the newest or one from before; null: the list is as it would be by itself.',
  right: 'arrangeGames',
  body: z.object({ list: place, version: z.int().positive().max(1_000_000).nullable(), note }),
  reply: z.object({}),
})
