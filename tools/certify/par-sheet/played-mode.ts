import type { BetMode } from '@fairhouse/game-math/game'
import type { ProductionRun } from '../production-run.ts'
import type { Finding } from '../verdict.ts'

/** A way to bet with what playing it came to. */
export interface PlayedMode {
  readonly mode: BetMode
  readonly run: ProductionRun
  readonly findings: readonly Finding[]
}
