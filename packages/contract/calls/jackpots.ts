import { z } from 'zod'
import { call } from '../call.ts'
import { wholeNumber } from '../fields.ts'

const currency = z.enum(['USD', 'CREDIT'])
const minorUnits = z.int().min(0)

/** A meter as it stands. */
const jackpotMeter = z.object({
  /** Titles that name the same meter are linked. */
  meter: z.string(),
  /** As rounds call the jackpot. */
  jackpot: z.string(),
  currency,
  /** What it shows. */
  amount: minorUnits,
  /** What it began with, and what it grows to at most. */
  seed: minorUnits,
  ceiling: minorUnits,
  /** Drawn for in every round, or won at a secret amount: `byMeter`. */
  won: z.enum(['byDraw', 'byMeter']),
  /** Counts how often it began, from 1. */
  run: z.int().min(1),
  /** SHA-256 of the seed from which its secret amount was drawn; null for one that is drawn for. */
  seedHash: z.string().nullable(),
  /** Addresses of the games that feed it and can win it. */
  games: z.array(z.string()),
})

/** A jackpot that was won; `login` is masked. */
const jackpotWin = z.object({
  meter: z.string(),
  jackpot: z.string(),
  currency,
  login: z.string(),
  uri: z.string(),
  amount: minorUnits,
  at: z.iso.datetime(),
  run: z.int().min(1),
  /** Of several wins that were written together, which it was, from 1. */
  order: z.int().min(1),
  /** The seed of its secret amount, revealed, in hexadecimal digits, and the hash that was shown before; null for one that was drawn for. */
  seed: z.string().nullable(),
  seedHash: z.string().nullable(),
})

export const jackpots = call({
  does: 'What the meters of progressive jackpots show now, and who won them last.',
  path: '/jackpots/json2',
  who: 'anyone',
  body: z.object({
    currency: currency.default('CREDIT'),
    limit: wholeNumber.pipe(z.int().min(1).max(50)).default(20),
  }),
  reply: z.object({ meters: z.array(jackpotMeter), wins: z.array(jackpotWin) }),
  refusals: [],
  rateLimit: { count: 120, seconds: 60, per: 'address' },
})
