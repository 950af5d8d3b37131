import { z } from 'zod'
import { call } from '../call.ts'
import {
  cashbackShown,
  lottoShown,
  ticketRun,
  vipStanding,
  withheldReasons,
} from '../entities/loyalty.ts'
import { userStatus } from '../entities/user-status.ts'
import { page, requestKey, wholeNumber } from '../fields.ts'

const points = z.int().min(0).describe('Hundred-thousandths of a comp point.')
const cents = z.int().min(0)

const earnedRound = z.object({
  id: z.string(),
  gameId: z.int(),
  name: z.string(),
  uri: z.string(),
  /** Of a game of a provider there is nothing to replay here. */
  isOwn: z.boolean(),
  at: z.iso.datetime(),
  stake: cents,
  turnover: cents,
  share: z.int().min(0).max(100).describe('Percent of the turnover that counts.'),
  times: z.int().min(100).max(200).describe('What the VIP level multiplies by, in percent.'),
  points,
  withheld: z.enum(withheldReasons).nullable(),
})

export const compPoints = call({
  does: 'Tells the comp points that a player has, their VIP level, and for each counted round how many points and why, newest first.',
  path: '/comp-points/json2',
  who: 'player',
  body: z.object({ page: page.default(1) }),
  reply: z.object({
    points,
    /** Of all that ever came, what no round earned: missions gave it. */
    given: points,
    /** Whole points that can be exchanged now; 0: fewer than can be. */
    convertible: z.int().min(0),
    /** Whether points can be exchanged for money here at all. */
    canConvert: z.boolean(),
    /** Why nothing is earned now; null: it is. */
    withheld: z.enum([...withheldReasons, 'playMoney']).nullable(),
    /** When points expire unless something is earned before; null: there are none. */
    expiresAt: z.iso.datetime().nullable(),
    vip: vipStanding,
    rounds: z.array(earnedRound),
    total: z.int().min(0),
  }),
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})

export const convertCompPoints = call({
  does: 'Exchanges whole comp points, from 100 up, for a bonus of one cent each that is wagered once.',
  path: '/comp-points-convert/json2',
  who: 'player',
  body: z.object({ requestKey, points: wholeNumber }),
  reply: z.object({
    /** Of the bonus, in cents. */
    amount: cents,
    points,
    userStatus,
  }),
  refusals: ['notPermitted', 'requestKeyReused'],
  rateLimit: { count: 10, seconds: 60, per: 'player' },
})

export const cashback = call({
  does: 'Tells what of the player’s last weeks comes back, with its arithmetic, newest first. Amounts are cents.',
  path: '/user/cashback/json2',
  who: 'player',
  body: z.object({}),
  reply: cashbackShown,
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'player' },
})

export const claimCashback = call({
  does: 'Claims what comes back of a week, named by its Monday, as a bonus that is wagered once. Within seven days.',
  path: '/user/cashback-claim/json2',
  who: 'player',
  body: z.object({ week: z.iso.date({ message: 'format' }) }),
  reply: cashbackShown.extend({ userStatus }),
  refusals: ['notPermitted'],
  rateLimit: { count: 10, seconds: 60, per: 'player' },
})

export const lotto = call({
  does: 'Tells the next draw of the lotto with what was promised for it, the player’s tickets, and the last draws with all that checks them.',
  path: '/lotto/json2',
  who: 'anyone',
  body: z.object({}),
  reply: lottoShown,
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'address' },
})

export const lottoDrum = call({
  does: 'Tells the tickets that were in the drum of a draw, in the order of their numbers, five thousand owners at a time: whoever has all of them can draw again.',
  path: '/lotto/drum/json2',
  who: 'anyone',
  body: z.object({ number: wholeNumber, after: wholeNumber.default(0) }),
  reply: z.object({
    runs: z.array(ticketRun),
    /** For `after`, to go on; null when these were the last. */
    next: z.int().nullable(),
  }),
  refusals: ['notFound'],
  rateLimit: { count: 60, seconds: 60, per: 'address' },
})
