import type { OfferReason } from '@fairhouse/contract/entities/bonus'
import type { Refused } from '#platform/answer'
import type { BonusGame, BonusNeeds } from '../needs.ts'
import { gameOfTheMonth, type Offer } from './offer.ts'
import { periodOf, spanAt } from './when-open.ts'

/** What of a player decides what is offered. */
export interface Candidate {
  readonly player: number
  readonly userType: 1 | 2
  readonly mayPromote: boolean
  readonly hasDeposited: boolean
  /** Offers with the time in which each was had: `welcome-bonus ever`. */
  readonly taken: ReadonlySet<string>
}

export type Availability =
  | { readonly state: 'open'; readonly closesAt: number | null }
  | {
      readonly state: 'taken' | 'closed'
      readonly why: OfferReason
      readonly opensAt: number | null
    }

/** Whether the offer is to be had by this player now. Pure but for the game it is for. */
export function availabilityOf(
  needs: Pick<BonusNeeds, 'ownGame' | 'gameOfTheMonth'>,
  offer: Offer,
  candidate: Candidate,
  now: number,
): Availability {
  const barred = barOfPlayer(offer, candidate)
  if (barred) return closed(barred)
  const span = spanAt(offer.when, now)
  if (offer.isPaused || span === null) return closed('notNow')
  if (candidate.taken.has(`${offer.id} ${periodOf(offer.once, now)}`))
    return { state: 'taken', why: 'taken', opensAt: null }
  if (span.from > now) return closed('notNow', span.from)
  const bar = barOfOffer(needs, offer, candidate)
  return bar ? closed(bar) : { state: 'open', closesAt: span.to }
}

const closed = (why: OfferReason, opensAt: number | null = null): Availability => ({
  state: 'closed',
  why,
  opensAt,
})

/** Why a player gets nothing of it, whenever it is. */
function barOfPlayer(offer: Offer, candidate: Candidate): OfferReason | null {
  if (candidate.userType !== 1) return 'playMoney'
  if (!candidate.mayPromote) return 'restricted'
  return offer.player === null || offer.player === candidate.player ? null : 'notNow'
}

/** What keeps an offer of today from being had. */
function barOfOffer(
  needs: Parameters<typeof availabilityOf>[0],
  { isUsedUp, when, terms: { reward } }: Offer,
  { hasDeposited }: Candidate,
): OfferReason | null {
  if (isUsedUp) return 'usedUp'
  if (when.type === 'once' && hasDeposited) return 'taken'
  return reward.type === 'freeSpins' && spinGame(needs, reward) === null ? 'noGame' : null
}

/** The game in which free spins are played; null when it cannot be played at their stake. */
export function spinGame(
  needs: Pick<BonusNeeds, 'ownGame' | 'gameOfTheMonth'>,
  { game, stake }: { readonly game: string; readonly stake: number },
): BonusGame | null {
  const found = game === gameOfTheMonth ? needs.gameOfTheMonth() : (needs.ownGame(game) ?? null)
  return found?.betLevels?.includes(stake) === true ? found : null
}

const becauses = {
  playMoney: 'bonusPlayMoney',
  restricted: 'bonusRestricted',
  notNow: 'bonusNotNow',
  taken: 'bonusTaken',
  usedUp: 'bonusUsedUp',
  noGame: 'bonusNotNow',
} as const satisfies Record<OfferReason, Refused['because']>

/** The no to a code, with its reason. */
export const refusalBecause = (why: OfferReason): Refused => ({
  refused: 'bonusCodeInvalid',
  because: becauses[why],
})
