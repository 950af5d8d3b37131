import type { BonusGame } from '../needs.ts'
import type { OfferTerms } from '../offers/offer.ts'
import { referenceTerms } from './reference-games.ts'
import type { ReferenceGame, ReferenceTerms } from './reference-grant.ts'
import { wheelGame } from './wheels.ts'

/** Games of somebody else's, one of each share that such games have. */
export const othersGames: readonly BonusGame[] = [
  wheelGame({ id: 101, uri: 'Felix-Foreign', isOwn: false }),
  wheelGame({ id: 104, uri: 'Felix-Red', kind: 'roulette', isOwn: false }),
  wheelGame({ id: 107, uri: 'Felix-Summit', category: 1289, isOwn: false }),
]
/** What they count. */
export const referenceOthers: readonly ReferenceGame[] = [
  { id: 101, percent: 100, hasSides: false },
  { id: 104, percent: 10, hasSides: true },
  { id: 107, percent: 0, hasSides: false },
]

/** Of every wheel, minor units. */
export const stakes = [10, 50, 100, 1_000] as const
export const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs

const none = { percent: 0, minDeposit: null, cap: null, spins: null, everywhere: false } as const

type Name = keyof typeof referenceTerms

/** What is behind a name, for the model. */
export function termsOf(name: Name): ReferenceTerms {
  const terms = referenceTerms[name]
  switch (terms.type) {
    case 'spins': {
      const { count, stake, times, cap } = terms
      const spins = { count, stake, game: 1 }
      return { ...none, type: 'spins', amount: count * stake, times, cap, spins }
    }
    case 'reward':
      return { ...none, ...terms, everywhere: true }
    case 'chip':
    case 'match':
      return { ...none, ...terms }
  }
}

/** Those that are behind codes. */
export const offers = ['chip', 'small', 'dear', 'spins', 'freeSpins', 'match'] as const

/** The same as staff write it down. */
export function offerTermsOf(name: Name): OfferTerms {
  const { times, cap, minDeposit, type, amount, percent, spins } = termsOf(name)
  const common = {
    times,
    maxCashout: cap,
    minDeposit,
    cryptoOnly: false,
    games: 'contributing',
  } as const
  if (spins) {
    const { count, stake } = spins
    return { ...common, reward: { type: 'freeSpins', count, stake, game: wheelGame().uri } }
  }
  return type === 'match'
    ? { ...common, reward: { type, percent, most: amount } }
    : { ...common, reward: { type: 'freeChip', amount } }
}
