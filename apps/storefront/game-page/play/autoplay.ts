/** What a player set before starting autoplay. Amounts in minor units. */
export interface AutoplayPlan {
  readonly rounds: number
  readonly stopOnAnyWin: boolean
  /** Stops at a round that wins at least so many stakes; null never does. */
  readonly stopAtTimes: number | null
  /** Stops before more than this is lost since the start. */
  readonly lossLimit: number
  readonly stopOnFeature: boolean
  /** Stops when so much was won since the start; null never does. */
  readonly winLimit: number | null
  /** Where the bet goes on its ladder after a round that paid more than it cost, and after one that paid less. */
  readonly onWin: StakeMove
  readonly onLoss: StakeMove
}

/** Stays, goes up or down a step of the ladder, or back to where autoplay began. */
export const stakeMoves = ['stay', 'first', 'up', 'down'] as const
export type StakeMove = (typeof stakeMoves)[number]

export interface Autoplay {
  readonly plan: AutoplayPlan
  /** Level of the ladder at which it began. */
  readonly first: number
  readonly left: number
  /** Lost since the start; negative when won. */
  readonly lost: number
}

/** A round that was just played. */
export interface PlayedRound {
  readonly stake: number
  readonly payout: number
  readonly hadFeature: boolean
}

export type StopReason = 'done' | 'anyWin' | 'singleWin' | 'winLimit' | 'lossLimit' | 'feature'

export const startAutoplay = (plan: AutoplayPlan, first: number): Autoplay => ({
  plan,
  first,
  left: plan.rounds,
  lost: 0,
})

/**
 * The level of the next round.
 * @param levels allowed ones, ascending. At an end of the ladder it stays.
 */
export function levelAfter(
  { plan, first }: Autoplay,
  { stake, payout }: PlayedRound,
  { level, levels }: { readonly level: number; readonly levels: readonly number[] },
): number {
  if (payout === stake) return level
  switch (payout > stake ? plan.onWin : plan.onLoss) {
    case 'stay':
      return level
    case 'first':
      return first
    case 'up':
      return levels.find((one) => one > level) ?? level
    case 'down':
      return levels.findLast((one) => one < level) ?? level
  }
}

/**
 * Autoplay after a round. `stop` says why no other follows, or null.
 * @param nextCost what the next round would cost.
 */
export function afterRound(
  { plan, first, left, lost }: Autoplay,
  round: PlayedRound,
  nextCost: number = round.stake,
): { readonly autoplay: Autoplay; readonly stop: StopReason | null } {
  const autoplay = { plan, first, left: left - 1, lost: lost + round.stake - round.payout }
  return { autoplay, stop: reasonToStop(autoplay, round, nextCost) }
}

function reasonToStop(
  { plan, left, lost }: Autoplay,
  round: PlayedRound,
  nextCost: number,
): StopReason | null {
  if (plan.stopOnAnyWin && round.payout > 0) return 'anyWin'
  if (plan.stopAtTimes !== null && round.payout >= plan.stopAtTimes * round.stake)
    return 'singleWin'
  if (plan.stopOnFeature && round.hadFeature) return 'feature'
  if (plan.winLimit !== null && -lost >= plan.winLimit) return 'winLimit'
  // Another round must not break the limit either.
  if (lost + nextCost > plan.lossLimit) return 'lossLimit'
  return left > 0 ? null : 'done'
}
