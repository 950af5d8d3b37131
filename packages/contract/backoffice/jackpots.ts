import { z } from 'zod'
import { formKey, minorUnits, note, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

const currency = z.enum(['USD', 'CREDIT'])
/** As titles name it. */
const meterName = z
  .string()
  .min(1)
  .max(64)
  .regex(/^\P{Cc}+$/u)

const meter = z.object({
  name: z.string(),
  currency,
  run: z.int(),
  begunAt: time,
  /** What it shows, what is laid by for its next seed, what it has paid so far. */
  shows: minorUnits,
  laidBy: minorUnits,
  paid: minorUnits,
  /** No title names it any more: nobody can win it. */
  orphaned: z.boolean(),
  /** It may take what an orphaned one holds. */
  mayReceive: z.boolean(),
})
export type StaffMeter = z.output<typeof meter>

const move = z.object({
  id: z.uuid(),
  from: z.string(),
  to: z.string(),
  currency,
  note: z.string(),
  askedBy: z.string(),
  askedAt: time,
  state: z.enum(['waiting', 'made', 'declined']),
  decidedBy: z.string().nullable(),
  /** What went; null for one that was not made. */
  amount: minorUnits.nullable(),
})
export type MeterMove = z.output<typeof move>

export const jackpotMeters = staffCall({
  does: 'Meters of jackpots with what they hold, and what was asked for of those that nobody can win any more.',
  right: 'readReports',
  body: z.object({}),
  reply: z.object({ meters: z.array(meter), moves: z.array(move) }),
})

export const askMeterMove = staffCall({
  does: 'Asks that all that a jackpot meter holds, whose titles are gone, goes to another meter of its currency; somebody else decides.',
  right: 'adjustMoney',
  body: z.object({ key: formKey, from: meterName, to: meterName, currency, note }),
  reply: z.object({}),
})

export const decideMeterMove = staffCall({
  does: 'Moves what a meter holds as somebody else asked, or declines it.',
  right: 'adjustMoney',
  proof: true,
  body: z.object({ id: z.uuid(), approve: z.boolean() }),
  reply: z.object({}),
})
