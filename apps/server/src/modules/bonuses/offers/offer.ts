import { wagering } from '@fairhouse/contract/bonus-rules'
import type { PromotionTerms, When } from '@fairhouse/contract/entities/promotion'
import { z } from 'zod'

/** What an offer gives, in minor units. */
const reward = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('match'),
    percent: z.int().min(1).max(500),
    most: z.int().min(100),
  }),
  z.strictObject({
    type: z.literal('freeSpins'),
    count: z.int().min(1).max(500),
    stake: z.int().min(1),
    /** An own title's uri, or the game that wears the badge of the month. */
    game: z.string().min(1),
  }),
  z.strictObject({ type: z.literal('freeChip'), amount: z.int().min(1) }),
])

/** What a claim gives and asks for; a code that staff made is kept as this. Amounts are minor units. */
export const offerTerms = z.strictObject({
  reward,
  /** A deposit of at least so much brings it; null: it needs none. */
  minDeposit: z.int().min(1).nullable(),
  cryptoOnly: z.boolean(),
  times: z.int().min(0).max(60),
  maxCashout: z.int().min(1).nullable(),
  games: z.enum(['contributing', 'all', 'own']),
})
export type OfferTerms = z.infer<typeof offerTerms>

/** Something to be claimed by a code. */
export interface Offer {
  /** Unique: the promotion's address, or `code:` with the code. */
  readonly id: string
  /** Address below `/promotions`; null for a code that staff made. */
  readonly promotion: string | null
  readonly code: string
  readonly name: string
  readonly terms: OfferTerms
  readonly when: When | { readonly type: 'span'; readonly from: number; readonly to: number | null }
  readonly once: 'player' | 'week' | 'month' | 'year'
  /** For this player alone. */
  readonly player: number | null
  /** For players of this segment alone. */
  readonly segment: string | null
  /** Its uses are counted. */
  readonly isCounted: boolean
  readonly isUsedUp: boolean
  readonly isPaused: boolean
}

/** Of `offerTerms.reward.game`: whichever game wears the badge. */
export const gameOfTheMonth = 'game-of-the-month'

const cents = (dollars: number): number => Math.round(dollars * 100)

/** The offer of a promotion; null for one that is not open, has no code, or gives what is no grant of this module's. */
export function offerOf(slug: string, terms: PromotionTerms): Offer | null {
  const { state, code, once, name, when } = terms
  const given = rewardOf(terms)
  if (state !== 'open' || code === undefined || given === null || !isTime(once)) return null
  return {
    id: slug,
    promotion: slug,
    code,
    name,
    terms: termsOf(terms, given),
    when,
    once,
    player: null,
    segment: null,
    isCounted: false,
    isUsedUp: false,
    isPaused: false,
  }
}

const isTime = (once: PromotionTerms['once']): once is Offer['once'] =>
  once === 'player' || once === 'week' || once === 'month' || once === 'year'

const termsOf = (
  { minDeposit, deposits, wagering: name, maxCashout, games }: PromotionTerms,
  reward: OfferTerms['reward'],
): OfferTerms => ({
  reward,
  minDeposit: minDeposit === undefined ? null : cents(minDeposit),
  cryptoOnly: deposits === 'crypto',
  times: name === 'none' ? 0 : wagering[name],
  maxCashout: maxCashout === undefined ? null : cents(maxCashout),
  games: games === 'all' || games === 'own' ? games : 'contributing',
})

function rewardOf({ reward, games }: PromotionTerms): OfferTerms['reward'] | null {
  switch (reward.type) {
    case 'match':
      return { type: 'match', percent: reward.percent, most: cents(reward.upTo) }
    case 'freeChip':
      return { type: 'freeChip', amount: cents(reward.amount) }
    case 'freeSpins': {
      const game = games === 'castleOfHorror' ? 'castle-of-horror' : gameOfTheMonth
      return { type: 'freeSpins', count: reward.spins, stake: cents(reward.stake), game }
    }
    case 'cashback':
    case 'points':
    case 'gifts':
    case 'tokens':
    case 'tickets':
      return null
  }
}
