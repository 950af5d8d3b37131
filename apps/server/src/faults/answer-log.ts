/** What a client heard of one thing it asked for, in the end. */
export type Heard =
  | {
      readonly type: 'granted'
      readonly roundId: string
      readonly stake: number
      readonly payout: number
      readonly finished: boolean
      /** Of the pocket bet from, as the answer told it. */
      readonly balance: number
    }
  | { readonly type: 'refused'; readonly code: number | string }
  /** No answer came as long as the client asked. */
  | { readonly type: 'nothing' }

/** One thing a client asked for under one request key, however often. Amounts are minor units. */
export interface LoggedRequest {
  readonly login: string
  readonly requestKey: string
  readonly stake: number
  heard: Heard
}

/** Everything one client was told: all that the checker knows of it. */
export interface AnswerLog {
  readonly login: string
  /** What its pocket held before the first bet, as the sign-up told it. */
  readonly opening: number
  readonly asked: LoggedRequest[]
}

/** How asking went, apart from what was answered. */
export interface Attempts {
  /** Answered and not to be repeated. */
  answered: number
  /** 503: ask again. */
  busy: number
  /** 500, or anything else that no client should see: each with what it said. */
  readonly faults: string[]
  /** The connection broke before the answer. */
  broken: number
  /** No answer within the client's patience. */
  hung: number
  /** Longest wait for any answer, 503 included, in milliseconds. */
  slowestMs: number
  /** Signed in again after a session was over. */
  comeBacks: number
}

export const noAttempts = (): Attempts => ({
  answered: 0,
  busy: 0,
  faults: [],
  broken: 0,
  hung: 0,
  slowestMs: 0,
  comeBacks: 0,
})
