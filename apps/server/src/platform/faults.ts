/** The house has more to do than it can do in time. `platform/http` answers 503 with `Retry-After`. */
export class Busy extends Error {
  override readonly name = 'Busy'
  /** After how many whole seconds asking again makes sense. */
  readonly retryAfterSeconds: number

  constructor(what: string, retryAfterSeconds = 1) {
    super(what)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
