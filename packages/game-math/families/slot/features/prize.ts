import type { Prize } from '@fairhouse/contract/families/slot/events'

/** What a slice of a wheel or a place of a trail gives. */
export type FeaturePrize =
  | { readonly kind: 'pay'; readonly units: number }
  /** A jackpot of a fixed amount. */
  | { readonly kind: 'jackpot'; readonly jackpot: string; readonly units: number }
  /** Multiplies what the feature pays from here on, jackpots apart; a wheel spins on for it. */
  | { readonly kind: 'multiply'; readonly times: number }
  /** So many turns more. */
  | { readonly kind: 'again'; readonly count: number }
  /** On to the next ring of a wheel, which spins on for it. */
  | { readonly kind: 'up' }
  /** The feature is over. */
  | { readonly kind: 'end' }

/** A prize in the words of events; `times` is what its pay is multiplied by. */
export function shownPrize(prize: FeaturePrize, times: number): Prize {
  const nothing = { jackpot: null, count: 0, pay: 0 }
  switch (prize.kind) {
    case 'pay':
      return { ...nothing, kind: 'pay', pay: prize.units * times }
    case 'jackpot':
      return { ...nothing, kind: 'jackpot', jackpot: prize.jackpot, pay: prize.units }
    case 'multiply':
      return { ...nothing, kind: 'multiply', count: prize.times }
    case 'again':
      return { ...nothing, kind: 'again', count: prize.count }
    case 'up':
    case 'end':
      return { ...nothing, kind: prize.kind }
  }
}

/** Units that a prize pays at once. */
export function paidBy(prize: FeaturePrize, times: number): number {
  if (prize.kind === 'pay') return prize.units * times
  return prize.kind === 'jackpot' ? prize.units : 0
}

/** What is wrong with a prize, or null. */
export function prizeFault(prize: FeaturePrize): string | null {
  const amount = amountOf(prize)
  if (Number.isSafeInteger(amount) && amount > 0) return null
  return `a prize of kind ${prize.kind} needs a whole positive amount, not ${amount}`
}

function amountOf(prize: FeaturePrize): number {
  switch (prize.kind) {
    case 'pay':
    case 'jackpot':
      return prize.units
    case 'multiply':
      return prize.times
    case 'again':
      return prize.count
    case 'up':
    case 'end':
      return 1
  }
}
