import { countedOfRound } from '@fairhouse/contract/bonus-rules'
import type { Json } from '@fairhouse/contract/json'
import type { Refused } from '#platform/answer'
import { isAllowed } from './allowed.ts'
import type { BonusGame } from './needs.ts'
import { highestStakeOf, spinsLeft, type Standing } from './standing.ts'
import type { GrantGames } from './store/stored-grant.ts'

/** A grant that runs, as bets follow it. Amounts are minor units. */
export type RunningBonus = {
  readonly grant: string
  readonly account: number
  readonly balance: number
  readonly games: GrantGames
  readonly wagered: number
  readonly toWager: number
  /** The highest bet; null where none holds. */
  readonly highest: number | null
  /** Free spins: in one game, at one stake, so many left. */
  readonly spins: { readonly gameId: number; readonly stake: number; readonly left: number } | null
} & { readonly [name: string]: Json }

export const runningOf = (at: Standing, account: number): RunningBonus => ({
  grant: at.grant.id,
  account,
  balance: at.balance,
  games: at.grant.games,
  wagered: at.wagered,
  toWager: at.grant.toWager,
  highest: highestStakeOf(at.grant),
  spins:
    at.grant.state === 'freeSpins' && at.grant.spins
      ? { gameId: at.grant.spins.gameId, stake: at.grant.spins.stake, left: spinsLeft(at) }
      : null,
})

/** A stake as the bonus looks at it. */
export interface BonusStake {
  readonly gameId: number
  /** Taken now. */
  readonly taken: number
  /** What the round has cost once it is taken; of a bet the same. */
  readonly cost: number
}

/** Why this may not be staked while the bonus runs; null: it may. What was begun may be gone on with. Pure. */
export function refusalWith(
  bonus: RunningBonus,
  { gameId, taken, cost }: BonusStake,
  game: BonusGame | undefined,
): Refused | null {
  const isBet = taken === cost
  const { spins } = bonus
  if (spins) {
    if (gameId !== spins.gameId)
      return { refused: 'bonusLocked', metadata: { gameId: spins.gameId } }
    if (!isBet || (spins.left > 0 && cost === spins.stake)) return null
    const { left: remaining, stake } = spins
    return { refused: 'freeSpinsInconsistent', metadata: { remaining, stake } }
  }
  if (bonus.wagered >= bonus.toWager || !isBet) return null
  if (!isAllowed(bonus.games, game)) return { refused: 'bonusNotAllowed' }
  return bonus.highest !== null && cost > bonus.highest
    ? { refused: 'bonusStakeLimit', metadata: { most: bonus.highest } }
    : null
}

/** A step as the bonus counts it. `cost` and `payout` are the whole round's so far. */
export interface BonusStep extends BonusStake {
  readonly payout: number
  readonly finished: boolean
}

/**
 * What a step counts: of free spins the stake of each that begins, else what the round adds to wagering once it is over, never more than is
 * still to be wagered. Pure.
 */
export function countedWith(
  bonus: RunningBonus,
  { gameId, taken, cost, payout, finished }: BonusStep,
  game: BonusGame | undefined,
): number {
  const { spins } = bonus
  if (spins) return gameId === spins.gameId && taken > 0 && taken === cost ? taken : 0
  if (!finished || !game) return 0
  return Math.min(bonus.toWager - bonus.wagered, countedOfRound(game, { cost, payout }))
}

/** The bonus after a step by which its pocket gave and got so much. Pure: what reading it anew would show. */
export function afterStep(
  bonus: RunningBonus,
  moved: {
    readonly counted: number
    readonly beside: { readonly taken: number; readonly given: number }
  },
): RunningBonus {
  const { counted, beside } = moved
  const { spins } = bonus
  return {
    ...bonus,
    balance: bonus.balance - beside.taken + beside.given,
    ...(spins
      ? { spins: { ...spins, left: spins.left - Math.floor(counted / spins.stake) } }
      : { wagered: bonus.wagered + counted }),
  }
}
