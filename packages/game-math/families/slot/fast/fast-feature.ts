import type { WordSource } from '@fairhouse/fairness/draw'
import type { FastSpin } from './fast-spin.ts'
import type { Standing } from './standing.ts'

/** A feature that was started and is to be played to its end. */
export type StartedRun = (words: WordSource) => void

/** Starts a feature by so much; what its start draws is drawn at once. */
export type FastFeature = (by: number, words: WordSource) => StartedRun

/** The round that a feature is part of. */
export interface FastRound {
  /** Whether it has won the most it can, and so must end. */
  readonly isFull: boolean
  pay(units: number): void
  /** Plays a spin and pays what its symbols won, scatters apart. */
  spin(spin: FastSpin, words: WordSource, before?: Standing): void
  /** Starts features in order, and plays the last one first. */
  playAll(starts: FastSpin['starts'], words: WordSource): void
}

/** What a feature is made of. */
export interface FeatureContext {
  readonly name: string
  readonly round: FastRound
  /** Of each reel. */
  readonly rows: readonly number[]
  readonly spinOf: (name: string) => FastSpin
}
