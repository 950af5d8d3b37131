import { z } from 'zod'
import { formKey, line, minorUnits, note, player, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

const number = z.int().positive().max(2_147_483_647)
const amount = z.int().min(1).max(1_000_000_000)
export const tournamentEndings = ['end', 'void'] as const
export const boardLength = 50
/** The most that the prizes of a tournament which staff make can come to in dollars. Cents. */
export const tournamentDollarsAtMost = 100_000

const tournament = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string().nullable(),
  currency: z.enum(['USD', 'CREDIT']),
  opensAt: time,
  closesAt: time,
  /** Rounds that count for a player, and how many of them are added up. */
  rounds: z.int(),
  best: z.int(),
  minStake: minorUnits,
  prizes: z.array(minorUnits),
  standing: z.enum(['scheduled', 'on', 'over', 'void']),
  players: z.int(),
  /** What its prizes gave. */
  given: minorUnits,
  /** What somebody asked for and nobody decided. */
  asked: z
    .object({
      id: z.string(),
      ending: z.enum(tournamentEndings),
      by: z.string(),
      note: z.string(),
    })
    .nullable(),
})
export type StaffTournament = z.output<typeof tournament>

export const tournaments = staffCall({
  does: 'Tournaments that are on or to come, then those that are over, the newest first.',
  right: 'readPromotions',
  body: z.object({}),
  reply: z.object({ tournaments: z.array(tournament) }),
})

export const tournamentBoard = staffCall({
  does: 'The places of a tournament, page by page.',
  right: 'readPromotions',
  body: z.object({ id: number, page: z.int().min(1).max(10_000) }),
  reply: z.object({
    rows: z.array(
      z.object({
        place: z.int(),
        player,
        login: z.string(),
        /** Hundredths. */
        score: z.int(),
        rounds: z.int(),
      }),
    ),
    more: z.boolean(),
  }),
})

export const makeTournament = staffCall({
  does: 'Makes a tournament that opens and closes at times to come; prizes in dollars come to $1,000 at most, and a person makes three such a day.',
  right: 'runPromotions',
  body: z
    .object({
      key: formKey,
      title: line({ min: 3, max: 60 }),
      currency: z.enum(['USD', 'CREDIT']),
      opensAt: time,
      closesAt: time,
      rounds: z.int().min(1).max(1_000),
      best: z.int().min(1).max(1_000),
      minStake: amount,
      prizes: z.array(amount).min(1).max(50),
      note,
    })
    .refine(({ opensAt, closesAt }) => closesAt > opensAt)
    .refine(({ rounds, best }) => best <= rounds)
    .refine(({ prizes }) => prizes.every((prize, at) => prize <= (prizes[at - 1] ?? prize))),
  reply: z.object({}),
})

export const askTournamentEnd = staffCall({
  does: 'Asks for a tournament to be over now, with its prizes or without any; somebody else decides.',
  right: 'runPromotions',
  body: z.object({ key: formKey, tournament: number, ending: z.enum(tournamentEndings), note }),
  reply: z.object({}),
})

export const decideTournamentEnd = staffCall({
  does: 'Ends a tournament as somebody else asked, or declines that.',
  right: 'runPromotions',
  proof: true,
  body: z.object({ id: z.uuid(), approve: z.boolean() }),
  reply: z.object({}),
})
