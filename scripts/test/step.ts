import type { Kind } from './budgets.ts'
import type { Transcript } from './transcript.ts'

/** The parts of the tests that can be asked for by name. */
export const parts = ['checks', 'unit', 'e2e'] as const
export type Part = (typeof parts)[number]

/** What tests came to. Every test is in one of them. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  /** Failed, and passed when they were run once more alone: neither good news nor bad. */
  readonly flaky: number
  /** Not run: this machine lacks what they need. */
  readonly leftOut: number
}

/** One test and the seconds that it took. */
export interface Timed {
  readonly name: string
  readonly seconds: number
}

/** What a second try, alone on the machine, made of tests that had failed. */
export interface SecondTry {
  readonly failed: number
  /** Names of those that passed this time. */
  readonly flaky: readonly string[]
}

export interface Outcome extends Counts {
  readonly tests?: readonly Timed[]
  /** Runs the failed ones once more; to be called when nothing else runs. */
  readonly again?: (told: Transcript) => Promise<SecondTry>
}

/** What a step is given to work with. */
export interface Work {
  /** Outcomes of the steps that it goes after. */
  readonly earlier: readonly Counts[]
  readonly told: Transcript
}

export interface Step {
  readonly title: string
  readonly kind: Kind
  readonly parts: readonly Part[]
  /** How many of two processors it keeps busy. */
  readonly processors: number
  /** Titles of steps that must have ended before. */
  readonly after?: readonly string[]
  readonly run: (work: Work) => Promise<Outcome>
}

/** A step as it ended. */
export interface Result extends Counts {
  readonly title: string
  readonly kind: Kind
  readonly seconds: number
  readonly tests: readonly Timed[]
  /** Names of the flaky ones. */
  readonly flakyTests: readonly string[]
}

export const onePassed: Outcome = { passed: 1, failed: 0, flaky: 0, leftOut: 0 }
export const oneFailed: Outcome = { passed: 0, failed: 1, flaky: 0, leftOut: 0 }

/** A program that fails without a failed test failed all the same. */
export const honest = (counts: Counts, ended: boolean): Counts =>
  ended || counts.failed > 0 ? counts : { ...counts, failed: 1 }
