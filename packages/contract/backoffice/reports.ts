import { z } from 'zod'
import { cursor, day, gameId, minorUnits, moneyKind, player, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

/** What the rows of a report are. */
export const reportBy = ['day', 'game', 'provider'] as const
export const gameSources = ['own', 'provider', 'room'] as const

const longestDays = 400
const dayMs = 24 * 3_600_000

/** Days of UTC; both are included. */
const period = { from: day, to: day }
const isPeriod = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  from <= to && Date.parse(to) - Date.parse(from) < longestDays * dayMs

/** What was played, in one sort of money. `ggr` is what the house kept of it. */
const played = z.object({
  money: moneyKind,
  bets: z.int(),
  staked: minorUnits,
  won: minorUnits,
  ggr: minorUnits,
  /** What the house kept of each unit staked, in hundredths of a percent; null where nothing was. */
  hold: z.int().nullable(),
})

/** What moved beside play in a day, in one sort of money. */
const moved = z.object({
  money: moneyKind,
  reason: z.string(),
  given: minorUnits,
  taken: minorUnits,
})

const row = z.object({
  key: z.string(),
  name: z.string(),
  /** Of a game: where it is played, and its number. */
  source: z.enum(gameSources).nullable(),
  gameId: z.int().nullable(),
  played: z.array(played),
  moved: z.array(moved),
  /** By day, of money that is no play money; null for rows that are no days. */
  money: z
    .object({
      deposits: minorUnits,
      withdrawals: minorUnits,
      /** Bonus money that was given, less what came back. */
      bonusCost: minorUnits,
      /** What the house kept of all play for money, less what its bonuses cost. */
      ngr: minorUnits,
    })
    .nullable(),
})
export type ReportRow = z.output<typeof row>

const asked = z.object({ ...period, by: z.enum(reportBy) }).refine(isPeriod)
export type ReportAsked = z.output<typeof asked>

export const report = staffCall({
  does: 'Turnover, result, hold, deposits, withdrawals and bonus cost of days, games or providers, by sort of money.',
  right: 'readReports',
  body: asked,
  reply: z.object({
    rows: z.array(row),
    /** Everything of the rows together. */
    total: row,
    /** Up to when the newest day is counted; null when none is. */
    countedAt: time.nullable(),
  }),
})

/** Files that a report is given as: commas, a workbook (Office Open XML), or a document for people. */
export const reportFiles = ['csv', 'xlsx', 'pdf'] as const
export type ReportFile = (typeof reportFiles)[number]

/** A file. */
export const reportFile = z.object({
  name: z.string(),
  type: z.string(),
  /** In base64. */
  content: z.base64(),
})

export const exportReport = staffCall({
  does: 'The same as a file; that somebody took it is written down.',
  right: 'readReports',
  body: z.object({ ...period, by: z.enum(reportBy), as: z.enum(reportFiles) }).refine(isPeriod),
  reply: reportFile,
})

/** A leg's number is kept in two bytes. */
const mostLegs = 32_767
/** The last movement of the page before, as `<time>.<chain>.<leg>`; the time in epoch milliseconds. */
const cursorOfMovements = z
  .string()
  .regex(/^[1-9][0-9]{11,13}[.][0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.][1-9][0-9]{0,4}$/)
  .refine((text) => Number(text.slice(text.lastIndexOf('.') + 1)) <= mostLegs)
  .nullable()

export const reportMovements = staffCall({
  does: 'The movements of the ledger that a sum of a day is made of, the newest first.',
  right: 'readReports',
  body: z.object({ day, money: moneyKind, reason: z.string().max(40), before: cursorOfMovements }),
  reply: z.object({
    movements: z.array(
      z.object({
        id: z.string(),
        player,
        login: z.string(),
        /** Less than nothing was taken from the player. */
        amount: minorUnits,
        at: time,
      }),
    ),
    next: cursor,
  }),
})

export const reportRounds = staffCall({
  does: 'The rounds of a game that began in a day, the newest first.',
  right: 'readReports',
  body: z.object({ day, source: z.enum(gameSources), gameId, before: cursor }),
  reply: z.object({
    rounds: z.array(
      z.object({
        id: z.string(),
        player,
        login: z.string(),
        stake: minorUnits,
        payout: minorUnits,
        currency: z.enum(['USD', 'CREDIT']),
        at: time,
      }),
    ),
    next: cursor,
  }),
})
