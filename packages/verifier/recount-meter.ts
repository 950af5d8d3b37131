import type { ReplyOf } from '@fairhouse/contract/call'
import type { meterChain } from '@fairhouse/contract/calls/jackpots'
import type { RoundAtMeter } from '@fairhouse/contract/entities/meter-proof'
import { seedHash } from '@fairhouse/fairness/commit'
import { fromHex } from '@fairhouse/fairness/hex'
import { mustHitAmount } from '@fairhouse/fairness/must-hit'
import { fromWire } from '@fairhouse/game-math/jackpots/from-wire'
import { chainStart } from '@fairhouse/game-math/jackpots/meter-chain'
import { millionth } from '@fairhouse/game-math/jackpots/meter-moves'
import { type PublishedMovement, recountChain } from '@fairhouse/game-math/jackpots/recount-chain'

/** What the house says a round did at a meter. */
export type AtMeter = RoundAtMeter
/** The meter's chain from the round's bet on. */
export type ChainPart = ReplyOf<typeof meterChain>

export interface SecretRecount {
  readonly saidHash: string
  readonly hash: string
  /** Minor units, as the seed gives them. */
  readonly amount: number
  /** Players brought a part of it. */
  readonly isMixed: boolean
  /** The seed fits its hash, the amount is the one that was told, and this bet was the first to reach it. */
  readonly agrees: boolean
}

export interface MeterRecount {
  readonly at: AtMeter
  /** The bet is the round's own and follows from what the meter showed before it; null where there was no chain to look at. */
  readonly isLinked: boolean | null
  readonly secret: SecretRecount | null
  readonly agrees: boolean | null
}

/**
 * Works out again what a round did at a meter.
 * @param contribution the round's name at meters, from its own seeds.
 * @param part null where it could not be had, or the round is older than chains.
 */
export function recountMeter(
  at: AtMeter,
  contribution: string,
  part: ChainPart | null,
): MeterRecount {
  const isLinked = part && isOwnBet(at, contribution, part)
  const secret = secretOf(at, part)
  const verdicts = [isLinked, secret?.agrees ?? null].filter((agrees) => agrees !== null)
  const agrees = verdicts.length === 0 ? null : verdicts.every(Boolean)
  return { at, isLinked, secret, agrees }
}

function isOwnBet({ meter, currency, won }: AtMeter, contribution: string, part: ChainPart) {
  const told = part.movements.map(fromWire)
  const [bet, next] = told
  const follows = !('fault' in recountChain(pointBefore(part) ?? startOf(meter, currency), told))
  const isOwn = bet?.type === 'fed' && bet.contribution === contribution
  return follows && isOwn && isSameWin(next, won)
}

/** What comes right after the bet is its win, or no win. */
function isSameWin(next: PublishedMovement | undefined, won: AtMeter['won']): boolean {
  if (next?.type !== 'won') return won === null
  return won !== null && next.amount === BigInt(won.amount)
}

function pointBefore({ point }: ChainPart) {
  return point && { ...point, pool: BigInt(point.pool), reserve: BigInt(point.reserve) }
}

const startOf = (meter: string, currency: string) => ({ start: chainStart(meter, currency) })

function secretOf({ won, ...at }: AtMeter, part: ChainPart | null): SecretRecount | null {
  const secret = won?.secret
  if (!secret) return null
  const { seedHash: saidHash, mix } = secret
  const seed = fromHex(secret.seed)
  const hash = seedHash(seed)
  const amount = mustHitAmount({ ...at, ...secret, seed })
  const agrees = hash === saidHash && amount === secret.amount && isFirstToReach(amount, part)
  return { saidHash, hash, amount, isMixed: mix !== null, agrees }
}

/** The meter showed less before the bet and enough after it. Where there is no chain nothing speaks against it. */
function isFirstToReach(amount: number, part: ChainPart | null): boolean {
  const [bet] = part?.movements ?? []
  if (!part?.point || !bet) return true
  const due = BigInt(amount) * millionth
  return BigInt(part.point.pool) < due && BigInt(bet.pool) >= due
}
