import { z } from 'zod'
import { day, minorUnits, note, player, signedUnits, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

const compared = z.object({
  day: z.string(),
  provider: z.string(),
  payments: z.int(),
  /** Of how many payments nobody could be asked; null: there was no statement. */
  silent: z.int().nullable(),
  differences: z.array(z.object({ kind: z.string(), count: z.int() })),
})
export type ComparedDay = z.output<typeof compared>

export const comparedDays = staffCall({
  does: 'How the newest comparison of each of the last thirty days with each provider came out.',
  right: null,
  body: z.object({}),
  reply: z.object({ compared: z.array(compared) }),
})

const difference = z.object({
  name: z.string(),
  provider: z.string(),
  kind: z.string(),
  type: z.string(),
  providerRef: z.string().nullable(),
  payment: z.string().nullable(),
  here: z.string(),
  there: z.string(),
  resolved: z.object({ staff: z.string(), at: time, note: z.string() }).nullable(),
})
export type BookDifference = z.output<typeof difference>

export const comparedDay = staffCall({
  does: 'A day with every provider and each difference by itself.',
  right: null,
  body: z.object({ day }),
  reply: z.object({ compared: z.array(compared), differences: z.array(difference) }),
})

export const resolveDifference = staffCall({
  does: 'Writes down what a difference was; the comparison itself stays as it came out.',
  right: 'settleBooks',
  proof: true,
  body: z.object({ day, name: z.string().regex(/^[0-9a-f]{32}$/), note }),
  reply: z.object({}),
})

export const owed = staffCall({
  does: 'What the house owes players, what of it is held or under way, and whether both sides of the ledger say the same.',
  right: null,
  body: z.object({}),
  reply: z.object({
    owed: z.array(
      z.object({
        asset: z.string(),
        isTest: z.boolean(),
        players: z.int(),
        units: signedUnits,
        held: signedUnits,
      }),
    ),
    sides: z.array(
      z.object({
        asset: z.string(),
        players: signedUnits,
        house: signedUnits,
        held: signedUnits,
        awaited: signedUnits,
        isLevel: z.boolean(),
      }),
    ),
    underWay: z.array(
      z.object({
        type: z.string(),
        isTest: z.boolean(),
        state: z.string(),
        payments: z.int(),
        amount: minorUnits,
      }),
    ),
  }),
})

const currency = z.enum(['USD', 'CREDIT'])

export const jackpotWins = staffCall({
  does: 'The newest wins of all jackpots in each currency.',
  right: 'readReports',
  body: z.object({}),
  reply: z.object({
    wins: z.array(
      z.object({
        meter: z.string(),
        run: z.int(),
        jackpot: z.string(),
        currency,
        amount: minorUnits,
        player,
        game: z.string(),
        at: time,
      }),
    ),
  }),
})
