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

let known: { readonly key: string; readonly solver: HoldSolver } | null = null

/** Sums of a table are made once; a row that a meter pays makes it another one. */
function solverOf(table: PokerTable): HoldSolver {
  const key = JSON.stringify(table)
  if (known?.key === key) return known.solver
  const solver = holdSolver(table)
  known = { key, solver }
  return solver
}

self.addEventListener('message', ({ data: { table, cards } }: MessageEvent<AdviceQuestion>) => {
  const solver = solverOf(table)
  const answer: AdviceAnswer = { values: solver.values(cards), best: solver.best(cards) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to who started it
  self.postMessage(answer)
})
