import type { Choices } from './choices.ts'
import { Trace } from './trace.ts'

/** Something that waits for its time. */
export interface Step {
  readonly label: string
  /** Virtual milliseconds from which on it may run. */
  readonly at: number
  readonly run: () => void | Promise<void>
}

// The real one: what follows replaces the global.
const nextTurn = setImmediate
/** Lets everything run that needs no step: promises that are settled already. */
const settled = (): Promise<void> => new Promise((resolve) => nextTurn(resolve))

/**
 * Decides what goes on next. One step at a time; time stands still while one runs and leaps to the next when nothing is due.
 * Among steps that are due the seed chooses, so that a seed is one course of events.
 */
export class Scheduler {
  readonly trace = new Trace()
  readonly #choices: Choices
  readonly #steps = new Set<Step>()
  #now = 0

  constructor(choices: Choices) {
    this.#choices = choices
  }

  /** Virtual milliseconds since the beginning. */
  get now(): number {
    return this.#now
  }

  /** Runs something after so many virtual milliseconds, or later. */
  after(ms: number, label: string, run: Step['run']): Step {
    const step = { label, at: this.#now + Math.max(ms, 0), run }
    this.#steps.add(step)
    return step
  }

  /** Does something as a step, now; resolves when it is done. What it waits for must not be another step. */
  step(label: string, work: () => Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      this.after(0, label, async () => {
        await work()
        resolve()
      })
    })
  }

  cancel(step: Step): void {
    this.#steps.delete(step)
  }

  /**
   * Runs steps until `isDone`, which is asked after each.
   * @returns false when nothing was left to run, or `untilMs` was reached.
   * @throws what a step throws.
   */
  async run(isDone: () => boolean, untilMs = Number.POSITIVE_INFINITY): Promise<boolean> {
    for (;;) {
      await settled()
      if (isDone()) return true
      const step = this.#next()
      if (!step || this.#now > untilMs) return false
      this.#steps.delete(step)
      this.trace.add(step.label)
      await step.run()
    }
  }

  #next(): Step | undefined {
    let due = this.#due()
    if (due.length === 0) {
      this.#now = [...this.#steps].reduce(
        (first, { at }) => Math.min(first, at),
        this.#steps.size === 0 ? this.#now : Infinity,
      )
      due = this.#due()
    }
    return due.length === 0 ? undefined : this.#choices.pick(due)
  }

  #due(): Step[] {
    return [...this.#steps].filter(({ at }) => at <= this.#now)
  }
}
