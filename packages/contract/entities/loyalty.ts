import { z } from 'zod'

/**
 * Why a player is rewarded for nothing: they hold back from play, the account is suspended or in doubt, the house urged them to take care, or they are
 * where no bonuses are allowed.
 */
export const withheldReasons = ['limited', 'account', 'care', 'place'] as const
export type Withheld = (typeof withheldReasons)[number]

/** How far a player has come on the way of VIP levels. Amounts are cents of lifetime turnover. */
export const vipStanding = z.object({
  level: z.int().min(0).max(4),
  lifetime: z.int().min(0),
  /** Where the level begins. */
  from: z.int().min(0),
  /** Where the next one begins; null: there is none. */
  next: z.int().min(0).nullable(),
})
export type VipStanding = z.infer<typeof vipStanding>

const cents = z.int().min(0)

/** A week of a player, from Monday 00:00 UTC, with the arithmetic of what comes back of it. */
const cashbackWeek = z.object({
  /** Its Monday. */
  week: z.iso.date(),
  /** With what was at stake in rounds that were open. */
  opening: cents,
  deposits: cents,
  /** Withdrawals that came back. */
  cancelled: cents,
  withdrawals: cents,
  /** As `opening`. */
  closing: cents,
  /** Bonuses that became cash. */
  converted: cents,
  /** What staff took back, less what they gave: no loss at play. */
  takenBack: cents,
  /** Net deposits above what counts. */
  excess: cents,
  loss: cents,
  level: z.int().min(1).max(5),
  permille: z.int().min(0).max(1000),
  amount: cents,
  /** Why nothing comes back, though something would have: so it was when the week ended. */
  withheld: z.enum(withheldReasons).nullable(),
  /** `none`: nothing comes back. */
  state: z.enum(['none', 'open', 'claimed', 'expired']),
  claimUntil: z.iso.datetime(),
})
export type CashbackWeek = z.infer<typeof cashbackWeek>

export const cashbackShown = z.object({
  /** Whether the house gives any. */
  isOffered: z.boolean(),
  level: z.int().min(1).max(5),
  permille: z.int().min(0).max(1000),
  withheld: z.enum(withheldReasons).nullable(),
  weeks: z.array(cashbackWeek),
})
export type CashbackShown = z.infer<typeof cashbackShown>

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** Tickets of one player of a draw, numbers from `first` on. */
export const ticketRun = z.object({
  owner: z.string(),
  first: z.int().min(1),
  count: z.int().min(1),
})
export type TicketRun = z.infer<typeof ticketRun>

/** A draw that is over, with everything that checks it. */
const pastDraw = z.object({
  number: z.int().min(1),
  drawnAt: z.iso.datetime(),
  tickets: z.int().min(0),
  /** Of the tree of all tickets; null for a drum without any. */
  root: hash.nullable(),
  serverSeedHash: hash,
  serverSeed: hash,
  firstAmong: z.int().min(1),
  /** What of the first prize earlier draws left to nobody. */
  carried: cents,
  /** The player's own tickets, under the name that they have in this draw; null: none were in it, or nobody is signed in. */
  own: ticketRun.nullable(),
  prizes: z.array(
    z.object({
      amount: cents,
      ticket: z.int().min(1),
      /** Whose it was, by a name that only this draw knows; null: the number was not sold. */
      owner: z.string().nullable(),
      /** Whether it was paid: not to who may have no bonus by then. A first prize that was not stays for the next draw. */
      given: z.boolean(),
      isMine: z.boolean(),
    }),
  ),
})
export type PastDraw = z.infer<typeof pastDraw>

export const lottoShown = z.object({
  /** The draw that tickets are for now; null: the house has none. */
  next: z
    .object({
      number: z.int().min(1),
      closesAt: z.iso.datetime(),
      serverSeedHash: hash,
      /** Tickets in the drum of all players. */
      tickets: z.int().min(0),
      first: cents,
      prizes: z.array(cents),
      firstAmong: z.int().min(1),
    })
    .nullable(),
  /** The player's own; 0 for a visitor. */
  mine: z.int().min(0),
  withheld: z.enum([...withheldReasons, 'playMoney']).nullable(),
  past: z.array(pastDraw),
})
export type LottoShown = z.infer<typeof lottoShown>
