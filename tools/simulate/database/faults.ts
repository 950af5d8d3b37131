import type { Choices } from '../time/choices.ts'

/** What happens to a statement on its way. */
export type WayThere = 'arrives' | 'cut'
/** What happens to its answer: `lost` means that it was done and nobody hears of it. */
export type WayBack = 'arrives' | 'lost'

/** How often, in a million, each thing goes wrong. */
const rates = { cut: 2_500, lost: 3_500, slow: 8_000, hangs: 150 } as const

/** Faults between the house and its database, and in the database. Switched off while books are compared. */
export class Faults {
  readonly #choices: Choices
  on = false
  /** Until then the disk is slow, in virtual milliseconds. */
  slowDiskUntil = 0
  /** What has happened so far, by name. */
  readonly counts: Record<string, number> = {}

  constructor(choices: Choices) {
    this.#choices = choices
  }

  count(name: string): void {
    this.counts[name] = (this.counts[name] ?? 0) + 1
  }

  wayThere(): WayThere {
    if (!this.on || !this.#choices.perMillion(rates.cut)) return 'arrives'
    this.count('connection cut before a statement')
    return 'cut'
  }

  wayBack(commits: boolean): WayBack {
    // What was written and not heard of is the hardest case, so it comes more often.
    if (!this.on || !this.#choices.perMillion(commits ? 4 * rates.lost : rates.lost)) {
      return 'arrives'
    }
    this.count(commits ? 'answer lost after a commit' : 'answer lost')
    return 'lost'
  }

  /** Virtual milliseconds of a way in the network. */
  travel(): number {
    return this.#choices.between(20, 600) / 1000
  }

  /** Virtual milliseconds that the disk takes. */
  disk(now: number): number {
    if (!this.on) return 0
    if (this.#choices.perMillion(rates.hangs)) {
      this.count('database hangs')
      return this.#choices.between(5_000, 40_000)
    }
    if (now >= this.slowDiskUntil && !this.#choices.perMillion(rates.slow)) return 0
    this.count('slow disk')
    return this.#choices.between(5, 400)
  }
}
