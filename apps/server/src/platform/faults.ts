/** Why the house cannot answer now: one player asks too much at once, all together do, there is no database, or nobody opens sealed seeds. */
export type BusyReason = 'tooMany' | 'busy' | 'database' | 'seeds'

/** The house has more to do than it can do in time. `platform/http` answers 503 with `Retry-After`, and says why. */
export class Busy extends Error {
  override readonly name = 'Busy'
  /** After how many whole seconds asking again makes sense. */
  readonly retryAfterSeconds: number

  readonly reason: BusyReason

  constructor(what: string, reason: BusyReason = 'busy', retryAfterSeconds = 1) {
    super(what)
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
  }
}
