import { z } from 'zod'
import type { BonusStateName } from '../entities/bonus-words.ts'
import { day, formKey, line, minorUnits, note, player, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

/** The most that somebody gives or takes of bonuses alone; above it another has to approve. Cents, as in the table of adjustments. */
export const bonusAloneAtMost = 5_000
/** The same of all that one person makes alone within a day, and of all that one player gets so. */
export const bonusesAloneByStaff = 50_000
export const bonusesAloneOfPlayer = 10_000
/** The most that a code which somebody makes alone can give in all its uses. Cents. */
export const codeAloneAtMost = 500_000

const mostCents = 100_000_000
const cents = z.int().min(1).max(mostCents)

const reward = z.discriminatedUnion('type', [
  z.object({ type: z.literal('match'), percent: z.int().min(1).max(500), most: cents }),
  z.object({
    type: z.literal('freeSpins'),
    count: z.int().min(1).max(500),
    stake: cents,
    game: line({ min: 1, max: 60 }),
  }),
  z.object({ type: z.literal('freeChip'), amount: cents }),
])

/** What a claim gives and asks for. */
const terms = z.object({
  reward,
  /** A deposit of at least so much brings it; null: it needs none. */
  minDeposit: cents.nullable(),
  cryptoOnly: z.boolean(),
  times: z.int().min(0).max(60),
  /** Of what was given for nothing; a match has none. */
  maxCashout: cents.nullable(),
  games: z.enum(['contributing', 'all', 'own']),
})

/** Terms as somebody may make them. */
const newTerms = terms.refine(
  ({ reward: { type }, maxCashout }) => type !== 'match' || maxCashout === null,
  { path: ['maxCashout'] },
)
export type StaffTerms = z.output<typeof terms>

export const offerStandings = [
  'open',
  'scheduled',
  'over',
  'paused',
  'waits',
  'usedUp',
  'noGame',
] as const

const offer = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  /** A page of the site; null for a code that staff made. */
  promotion: z.string().nullable(),
  standing: z.enum(offerStandings),
  terms,
  /** When it can be claimed, now or the next time; null: it is over, or has no end. */
  opensAt: time.nullable(),
  closesAt: time.nullable(),
  /** For this player alone. */
  player: z.int().nullable(),
  /** For players of this segment alone. */
  segment: z.uuid().nullable(),
  uses: z.object({ used: z.int(), most: z.int().nullable() }).nullable(),
  claims: z.int(),
  running: z.int(),
  given: minorUnits,
  /** What of it became cash: what it has cost. */
  paidOut: minorUnits,
})
export type StaffOffer = z.output<typeof offer>

export const offers = staffCall({
  does: 'Promotions and codes with how they stand, what was claimed of them and what they have cost.',
  right: 'readPromotions',
  body: z.object({}),
  reply: z.object({
    offers: z.array(offer),
    /** Own games that an offer can be priced in. */
    games: z.array(z.object({ uri: z.string(), name: z.string() })),
  }),
})

export const priceOffer = staffCall({
  does: 'What claims of an offer would cost on average, wagered in a game at the highest stake that it allows.',
  right: 'readPromotions',
  body: z.object({
    terms,
    uri: line({ min: 1, max: 60 }),
    /** What is paid in with it; nothing for an offer without a deposit. */
    deposit: z.int().min(0).max(mostCents),
    claims: z.int().min(1).max(1_000_000),
  }),
  reply: z.object({
    /** Null: the game counts nothing toward wagering, or there are too many stakes or rounds to reckon. */
    price: z
      .object({
        gives: minorUnits,
        /** What becomes cash of a claim. */
        paidOut: minorUnits,
        /** Hundredths of a percent. */
        chance: z.int(),
        /** What the house keeps of the deposit while it is wagered. */
        keeps: minorUnits,
        /** What becomes cash less what is kept; less than nothing is earned. */
        cost: minorUnits,
        /** The same of all claims. */
        ofAll: z.object({
          gives: minorUnits,
          paidOut: minorUnits,
          keeps: minorUnits,
          cost: minorUnits,
        }),
      })
      .nullable(),
  }),
})

export const pauseOffer = staffCall({
  does: 'Stops an offer from being claimed, or lets it go on; what was claimed goes on. A code that waits goes on first by somebody else than who made it.',
  right: 'runPromotions',
  body: z.object({ offer: line({ min: 1, max: 60 }), paused: z.boolean(), note }),
  reply: z.object({}),
})

export const makeCode = staffCall({
  does: 'Makes a code that players can claim in a span of time; one that can give much waits, paused, for a second person.',
  right: 'runPromotions',
  body: z
    .object({
      key: formKey,
      code: z.string().regex(/^[A-Z0-9_-]{3,40}$/),
      name: line({ min: 3, max: 60 }),
      terms: newTerms,
      usesAtMost: z.int().min(1).max(1_000_000).nullable(),
      player: player.nullable(),
      /** Absent or null: for all. */
      segment: z.uuid().nullable().optional(),
      startsAt: time,
      endsAt: time.nullable(),
      note,
    })
    .refine(({ startsAt, endsAt }) => endsAt === null || endsAt > startsAt)
    .refine((code) => code.player === null || (code.segment ?? null) === null),
  reply: z.object({}),
})

export const grantStates = [
  'waiting',
  'offered',
  'active',
  'freeSpins',
  'completed',
  'cancelled',
  'expired',
  'lost',
  'reversed',
] as const satisfies readonly BonusStateName[]

/** The last bonus of the page before, as `<epoch milliseconds>.<id>`. */
const grantPlace = z
  .string()
  .regex(/^\d{1,15}[.][0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  .nullable()

const grant = z.object({
  id: z.string(),
  player,
  login: z.string(),
  name: z.string(),
  type: z.string(),
  state: z.enum(grantStates),
  code: z.string().nullable(),
  amount: minorUnits,
  toWager: minorUnits,
  wagered: minorUnits,
  paidOut: minorUnits,
  takenBack: minorUnits,
  claimedAt: time,
  endedAt: time.nullable(),
})
export type StaffGrant = z.output<typeof grant>

export const grants = staffCall({
  does: 'Bonuses of all players, the newest first, by player, offer and status.',
  right: 'readPlayers',
  body: z.object({
    player: player.nullable(),
    offer: line({ min: 1, max: 60 }).nullable(),
    state: z.enum(grantStates).nullable(),
    before: grantPlace,
  }),
  reply: z.object({ grants: z.array(grant), next: z.string().nullable() }),
})

export const takeGrantBack = staffCall({
  does: 'Takes a bonus back; above a sum another has to approve it.',
  right: 'adjustMoney',
  body: z.object({ player, key: formKey, grant: z.uuid(), note }),
  reply: z.object({ waits: z.boolean() }),
})

export const bonusLiability = staffCall({
  does: 'What was owed in bonuses at an instant, by the ledger and by the bonuses that ran.',
  right: 'readReports',
  body: z.object({ at: time.nullable() }),
  reply: z.object({
    at: time,
    onLedger: minorUnits,
    ofGrants: minorUnits,
    running: z.int(),
  }),
})

const sums = { given: minorUnits, paidOut: minorUnits, takenBack: minorUnits }

export const promotionCosts = staffCall({
  does: 'What promotions gave, paid out and got back in days, held against the ledger.',
  right: 'readReports',
  body: z.object({ from: day, to: day }).refine(({ from, to }) => from <= to),
  reply: z.object({
    rows: z.array(z.object({ key: z.string(), name: z.string(), claims: z.int(), ...sums })),
    total: z.object({ claims: z.int(), ...sums }),
    /** The same by the ledger alone. */
    ledger: z.object(sums),
  }),
})

/** By what a friend and who invited them may be one person. */
export const sharedByBuddies = [
  'device',
  'networkAddress',
  'paymentMethod',
  'person',
  'postalAddress',
] as const

export const referrals = staffCall({
  does: 'Invitations that a person has to look at, as both may be one person, the oldest first.',
  right: 'readPlayers',
  body: z.object({}),
  reply: z.object({
    referrals: z.array(
      z.object({
        friend: player,
        friendLogin: z.string(),
        inviter: player,
        inviterLogin: z.string(),
        invitedAt: time,
        shares: z.array(z.enum(sharedByBuddies)),
      }),
    ),
  }),
})

export const decideReferral = staffCall({
  does: 'Gives both their chip for an invitation that was looked at, or declines it.',
  right: 'closeFlags',
  proof: true,
  body: z.object({ friend: player, approve: z.boolean(), note }),
  reply: z.object({}),
})
