import { randomInt } from 'node:crypto'
import type { Clock } from '../clock.ts'

/** Nodes number in steps of this, each from a remainder of its own, so that hardly ever a number is taken for another node's. */
const numberStep = 1000

/** The number of a topic's first frame, and the step from one to the next. */
export interface FrameNumbers {
  readonly first: number
  readonly step: number
}

/**
 * How a topic numbers its frames. Numbers go on from the time of start, so a browser that comes back after a restart has seen none of ours and
 * gets a snapshot.
 */
export const frameNumbers = (clock: Clock): FrameNumbers => ({
  first: clock.now() * numberStep + randomInt(numberStep),
  step: numberStep,
})
