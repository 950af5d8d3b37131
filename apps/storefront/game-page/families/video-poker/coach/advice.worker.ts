import type { Card } from '@fairhouse/contract/families/card'
import type { VideoPokerDefinition } from '@fairhouse/game-math/families/video-poker/definition'
import { type HoldSolver, holdSolver } from '@fairhouse/game-math/families/video-poker/holds/solver'

/** A hand whose holds are to be priced by a pay table. */
export interface AdviceQuestion {
  readonly pays: VideoPokerDefinition['pays']
  readonly cards: readonly Card[]
}

export interface AdviceAnswer {
  /** Pay units of one hand, by the bits of the hold. */
  readonly values: readonly number[]
  readonly best: number
}

let solver: HoldSolver | null = null

/** A worker is started for one pay table: its sums are made once. */
self.addEventListener('message', ({ data: { pays, cards } }: MessageEvent<AdviceQuestion>) => {
  solver ??= holdSolver({ pays })
  const answer: AdviceAnswer = { values: solver.values(cards), best: solver.best(cards) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to who started it
  self.postMessage(answer)
})
