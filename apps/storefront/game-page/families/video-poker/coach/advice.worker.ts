import type { CardOrJoker } from '@fairhouse/contract/families/card'
import type { PokerTable } from '@fairhouse/game-math/families/video-poker/definition'
import { type HoldSolver, holdSolver } from '@fairhouse/game-math/families/video-poker/holds/solver'

/** A hand whose holds are to be priced by a pay table. */
export interface AdviceQuestion {
  readonly table: PokerTable
  readonly cards: readonly CardOrJoker[]
}

export interface AdviceAnswer {
  /** Pay units of one hand, by the bits of the hold. */
  readonly values: readonly number[]
  readonly best: number
}

let solver: HoldSolver | null = null

/** A worker is started for one pay table: its sums are made once. */
self.addEventListener('message', ({ data: { table, cards } }: MessageEvent<AdviceQuestion>) => {
  solver ??= holdSolver(table)
  const answer: AdviceAnswer = { values: solver.values(cards), best: solver.best(cards) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to who started it
  self.postMessage(answer)
})
