import { turnoverOf } from '@fairhouse/contract/turnover'
import type { GameKind } from '@fairhouse/contract/entities/game-words'
import type { Withheld } from '@fairhouse/contract/entities/loyalty'
import { earningPercent } from '@fairhouse/contract/loyalty-rules'
import type { PlayerId } from '#platform/ids'
import { type Counted, earn, type Earned, type Standing } from './earn.ts'

/** A settled round, before it is counted. Amounts are cents. */
export interface RoundToCount {
  readonly player: PlayerId
  readonly roundId: string
  readonly gameId: number
  readonly stake: number
  readonly payout: number
  /** ISO 8601, UTC. */
  readonly at: string
}

/** What is known of a game that rounds are counted by. */
export interface GameCounted {
  readonly kind: GameKind
  readonly isOwn: boolean
}

/** A game that nobody knows any more counts as a slot of somebody else's. */
export const gameCounted = (game: GameCounted | undefined): GameCounted =>
  game ?? { kind: 'slot', isOwn: false }

/** A round as it was counted, as its row keeps it. */
export interface CountedRound extends RoundToCount, Counted, Earned {
  /** Place among the player's rounds, from 1. */
  readonly number: number
  readonly lifetimeAfter: number
}

/** Counts one round on top of those before it. Pure. */
export function countRound(
  before: Standing,
  round: RoundToCount,
  { game, withheld }: { readonly game: GameCounted; readonly withheld: Withheld | null },
): { readonly row: CountedRound; readonly after: Standing } {
  const counted: Counted = {
    turnover: turnoverOf(game.kind, round),
    share: earningPercent[game.kind],
    isOwn: game.isOwn,
    withheld,
  }
  const { earned, after } = earn(before, counted)
  const row = {
    ...round,
    ...counted,
    ...earned,
    number: after.rounds,
    lifetimeAfter: after.lifetime,
  }
  return { row, after }
}
