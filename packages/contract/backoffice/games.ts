import { z } from 'zod'
import { gameId, line, minorUnits, note, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

/** A part of one, in millionths. */
const millionths = z.int()

const game = z.object({
  gameId: z.int(),
  name: z.string(),
  provider: z.string(),
  /** Turned off here, for everybody. */
  off: z.boolean(),
  /** The house shows it as its game of the month. */
  ofTheMonth: z.boolean(),
  /** Other rules than that hold for it: places, currencies or devices. */
  limited: z.boolean(),
  /** Where staff put it: in front of which lists it stands now, and whether it is hidden from picks. */
  placed: z.array(z.object({ list: z.string(), how: z.enum(['pinned', 'ordered', 'hidden']) })),
  /** Of the last thirty days, all sorts of money together: the rules are the same for all. */
  bets: z.int(),
  staked: minorUnits,
  won: minorUnits,
  /** What its certificate says, jackpots included; null for a game of somebody else's. */
  theory: millionths.nullable(),
  actual: millionths.nullable(),
  /** Between which the return lies in 95 of 100 cases after so many bets; null where too few were made or nothing is known. */
  band: z.object({ low: millionths, high: millionths }).nullable(),
  /** The return depends on what players choose: less than the theory is no sign of a fault. */
  dependsOnChoices: z.boolean(),
})
export type ListedGame = z.output<typeof game>

export const games = staffCall({
  does: 'Games with their turnover and return of thirty days, those with the most staked first.',
  right: 'readGames',
  body: z.object({ text: line({ min: 0, max: 60 }) }),
  reply: z.object({ games: z.array(game), more: z.boolean() }),
})

export const switchGame = staffCall({
  does: 'Turns a game off for everybody, or on again; rounds that were begun can be finished.',
  right: 'switchGames',
  body: z.object({ gameId, on: z.boolean(), note }),
  reply: z.object({}),
})

export const setGameOfTheMonth = staffCall({
  does: 'Makes a game the game of the month, in place of another, or says that it is none any more. Free spins of the month are played in it, where it is one of ours.',
  right: 'runPromotions',
  body: z.object({ gameId, on: z.boolean(), note }),
  reply: z.object({}),
})

export const gameChanges = staffCall({
  does: 'The newest changes of the catalogue, with who made them.',
  right: 'readGames',
  body: z.object({}),
  reply: z.object({
    changes: z.array(z.object({ at: time, by: z.string(), what: z.string() })),
  }),
})
