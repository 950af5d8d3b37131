import { baseMode } from '@fairhouse/game-math/game'
import { countedOfRound } from '@fairhouse/contract/bonus-rules'
import { type BonusData, bonusData } from '@fairhouse/contract/entities/bonus'
import { z } from 'zod'
import type { Refused } from '#platform/answer'
import { isAllowed } from './allowed.ts'
import { lockedTo } from './locked-to.ts'
import type { BonusGame, BonusNeeds } from './needs.ts'
import { bonusDataOf } from './shown.ts'
import { highestStakeOf, type Standing } from './standing.ts'

/** A grant that runs, as bets follow it and as steps are stored with it. Amounts are minor units. */
export const runningBonus = z.object({
  account: z.int(),
  games: z.enum(['contributing', 'all', 'own']),
  wagered: z.int(),
  toWager: z.int(),
  /** The highest bet; null where none holds. */
  highest: z.int().nullable(),
  /** Stake of its free spins; null where none are played. */
  spinStake: z.int().nullable(),
  /** Since when it runs, epoch milliseconds; steps of before this was kept have none. */
  begunAt: z.int().default(0),
  /** Until when rounds may begin with it; null: no end. */
  endsAt: z.int().nullable().default(null),
  /** What statuses show of it. */
  data: bonusData,
})
export type RunningBonus = z.infer<typeof runningBonus>

export const runningOf = (
  at: Standing,
  { account, openRound }: { readonly account: number; readonly openRound: boolean },
): RunningBonus => ({
  account,
  games: at.grant.games,
  wagered: at.wagered,
  toWager: at.grant.toWager,
  highest: highestStakeOf(at.grant),
  spinStake: at.grant.state === 'freeSpins' ? (at.grant.spins?.stake ?? null) : null,
  begunAt: at.grant.begunAt ?? 0,
  endsAt: at.grant.expiresAt,
  data: bonusDataOf(at, openRound),
})

/** A stake as the bonus looks at it. */
export interface BonusStake {
  readonly gameId: number
  /** Taken now, whoever pays. */
  readonly taken: number
  /** What the round has cost once it is taken; of a bet the same. */
  readonly cost: number
  /** How the round is bet: free spins are plain ones. */
  readonly mode: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Why this may not be staked while the bonus runs; null: it may. What was begun may be gone on with. Pure. */
export function refusalWith(
  bonus: RunningBonus,
  stake: BonusStake,
  gameOf: BonusNeeds['gameOf'],
): Refused | null {
  const isPast = bonus.endsAt !== null && stake.now >= bonus.endsAt
  // Past its end it waits for the end of a round, and holds up nothing but its own spins, which nobody pays for any more.
  if (isPast && stake.gameId !== bonus.data.lockedByGameId) return null
  return bonus.spinStake === null
    ? refusalWagering(bonus, stake, gameOf(stake.gameId))
    : refusalSpinning({ ...bonus, spinStake: bonus.spinStake, isPast }, stake, gameOf)
}

function refusalSpinning(
  {
    data: { remainingFreeSpins, lockedByGameId },
    spinStake,
    isPast,
  }: RunningBonus & { readonly spinStake: number; readonly isPast: boolean },
  { gameId, taken, cost, mode }: BonusStake,
  gameOf: BonusNeeds['gameOf'],
): Refused | null {
  if (gameId !== lockedByGameId) return lockedTo(lockedByGameId, gameOf)
  const remaining = isPast ? 0 : remainingFreeSpins
  const isSpin = remaining > 0 && cost === spinStake && mode === baseMode
  return taken !== cost || isSpin
    ? null
    : { refused: 'freeSpinsInconsistent', metadata: { remaining, stake: spinStake } }
}

function refusalWagering(
  { wagered, toWager, games, highest }: RunningBonus,
  { taken, cost }: BonusStake,
  game: BonusGame | undefined,
): Refused | null {
  if (wagered >= toWager || taken !== cost) return null
  if (!isAllowed(games, game)) return { refused: 'bonusNotAllowed' }
  return highest !== null && cost > highest
    ? { refused: 'bonusStakeLimit', metadata: { most: highest } }
    : null
}

/** A step as the bonus counts it. `cost` and `payout` are the whole round's so far. */
export interface BonusStep extends Omit<BonusStake, 'mode' | 'now'> {
  readonly payout: number
  /** When its round was begun, epoch milliseconds. */
  readonly begunAt: number
  readonly finished: boolean
  /** It ended by giving back what it cost: that counts nothing. */
  readonly isVoid: boolean
}

/**
 * What a step counts: of free spins the stake of each that begins, else what the round adds to wagering once it is over, never more than is
 * still to be wagered. A round that was begun past its end is none of the bonus's, also while it waits to be ended. Pure.
 */
export function countedWith(
  { data, spinStake, wagered, toWager, endsAt }: RunningBonus,
  { gameId, taken, cost, payout, begunAt, finished, isVoid }: BonusStep,
  game: BonusGame | undefined,
): number {
  if (endsAt !== null && begunAt >= endsAt) return 0
  if (spinStake !== null)
    return gameId === data.lockedByGameId && taken > 0 && taken === cost ? taken : 0
  if (!finished || isVoid || !game) return 0
  return Math.min(toWager - wagered, countedOfRound(game, { cost, payout }))
}

/** The bonus after a step that took so much from its money, gave so much to it and counted so much. It is not cancelled before the round is over. Pure: what reading it anew would show. */
export function afterStep(
  bonus: RunningBonus,
  moved: Pick<BonusStep, 'finished'> & {
    readonly counted: number
    readonly taken: number
    readonly given: number
  },
): RunningBonus {
  const { counted, taken, given } = moved
  const { spinStake } = bonus
  const data = { ...bonus.data, canCancel: moved.finished }
  const bonusBalance = data.bonusBalance - taken + given
  if (spinStake === null) {
    const wagered = bonus.wagered + counted
    const needToWager = Math.max(0, bonus.toWager - wagered)
    const bonusWinnings = Math.max(0, bonusBalance - data.bonusAmount)
    return { ...bonus, wagered, data: { ...data, bonusBalance, needToWager, bonusWinnings } }
  }
  const remaining = data.remainingFreeSpins - Math.floor(counted / spinStake)
  const won = Math.max(0, bonusBalance - remaining * spinStake)
  return { ...bonus, data: { ...data, bonusBalance, ...spinsAfter(remaining, won) } }
}

const spinsAfter = (remaining: number, won: number): Partial<BonusData> => ({
  remainingFreeSpins: remaining,
  totalWinFromFreeSpins: won,
  bonusWinnings: won,
})
