import type { Motion } from '../motion/motion.ts'

/** What everything that moves on a table needs. */
export interface TableTools {
  readonly motion: Motion
  /** Less movement was asked for: things appear where they belong, nothing flies, spins or turns. */
  readonly calm: boolean
}
