import type { GameContext } from '../../../game-context.ts'

/** What something is worth on average, as it is told: in bets, and in money at a stake. */
export interface Worth {
  readonly times: string
  readonly amount: string
}

/** Decimals of a bet: a hold can be a thousandth better than another. */
const decimals = 4

/** @param bets an average, in bets of `stake` minor units. */
export function worthIn(
  { facts, money }: Pick<GameContext, 'facts' | 'money'>,
  bets: number,
  stake: number,
): Worth {
  const numbers = new Intl.NumberFormat(facts.language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return { times: numbers.format(bets), amount: money(Math.round(bets * stake)) }
}
