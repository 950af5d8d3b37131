import type { Risk } from '@fairhouse/contract/families/instant/events'
import type { PaidStep } from './step-pays.ts'

/** A tower with what stopping pays on each level. */
export interface PaidTower {
  readonly risk: Risk
  readonly width: number
  readonly traps: number
  readonly steps: readonly PaidStep[]
  /** After how many steps stopping returns most. */
  readonly bestStop: number
}
