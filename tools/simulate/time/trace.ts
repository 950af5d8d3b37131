import { createHash } from 'node:crypto'

/** How many of the latest lines are kept for whoever looks into a failure. */
const linesKept = 80

/** What happened, in order: as one hash that tells whether two runs were the same, and its latest lines. */
export class Trace {
  readonly #hash = createHash('sha256')
  #latest: string[] = []
  length = 0

  add(line: string): void {
    this.length++
    this.#hash.update(line).update('\n')
    this.#latest.push(line)
    if (this.#latest.length > 2 * linesKept) this.#latest = this.#latest.slice(-linesKept)
  }

  get latest(): readonly string[] {
    return this.#latest.slice(-linesKept)
  }

  /** Of all lines so far. */
  digest(): string {
    return this.#hash.copy().digest('hex').slice(0, 16)
  }
}
