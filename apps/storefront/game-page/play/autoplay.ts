/** What a player set before starting autoplay. Amounts in minor units. */
export interface AutoplayPlan {
  readonly rounds: number
  readonly stopOnAnyWin: boolean
  /** Stops at a round that wins at least so many stakes; null never does. */
  readonly stopAtTimes: number | null
  /** Stops before more than this is lost since the start. */
  readonly lossLimit: number
  readonly stopOnFeature: boolean
}

export interface Autoplay {
  readonly plan: AutoplayPlan
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

export type StopReason = 'done' | 'anyWin' | 'singleWin' | 'lossLimit' | 'feature'

export const startAutoplay = (plan: AutoplayPlan): Autoplay => ({
  plan,
  left: plan.rounds,
  lost: 0,
})

/** Autoplay after a round. `stop` says why no other follows, or null. */
export function afterRound(
  { plan, left, lost }: Autoplay,
  round: PlayedRound,
): { readonly autoplay: Autoplay; readonly stop: StopReason | null } {
  const autoplay = { plan, left: left - 1, lost: lost + round.stake - round.payout }
  return { autoplay, stop: reasonToStop(autoplay, round) }
}

function reasonToStop({ plan, left, lost }: Autoplay, round: PlayedRound): StopReason | null {
  if (plan.stopOnAnyWin && round.payout > 0) return 'anyWin'
  if (plan.stopAtTimes !== null && round.payout >= plan.stopAtTimes * round.stake)
    return 'singleWin'
  if (plan.stopOnFeature && round.hadFeature) return 'feature'
  // Another round of the same stake must not break the limit either.
  if (lost + round.stake > plan.lossLimit) return 'lossLimit'
  return left > 0 ? null : 'done'
}
