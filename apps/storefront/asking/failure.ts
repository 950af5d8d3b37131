/** Why there is no reply (specification, section 8, request errors). */
export type Failure =
  /** Nothing came back, or only a sign that the house is busy (its HTTP status): asking again may help. */
  | {
      readonly type: 'unreachable'
      readonly code: 'NETWORK_ERROR' | number
      readonly waitSeconds: number | null
    }
  /** An answer, and it is no. */
  | {
      readonly type: 'refused'
      /** A code of the catalogue. */
      readonly code: number | string
      /** What the sentence is headed by; missing when the house says nothing. Both are the server's, in the page's language. */
      readonly title?: string
      readonly sentence: string | null
      readonly invalidFields: Readonly<Record<string, string>> | null
      /** What a screen may need to go on; missing when the house says nothing. */
      readonly metadata?: Readonly<Record<string, unknown>>
    }
  /** Something came back that is no answer of ours; a number is an HTTP status. */
  | {
      readonly type: 'unreadable'
      readonly code: 'CONTENT_TYPE_MISMATCH' | 'FORMAT_MISMATCH' | 'IMPERVA_CHALLENGE' | number
    }

export interface Failed {
  readonly ok: false
  readonly failure: Failure
}

export const failed = (failure: Failure): Failed => ({ ok: false, failure })

/** The player closed a challenge. */
export const challengeClosed: Failed = failed({ type: 'unreadable', code: 'IMPERVA_CHALLENGE' })

export const nothingCame: Failed = failed({
  type: 'unreachable',
  code: 'NETWORK_ERROR',
  waitSeconds: null,
})

/** The house says: not now. */
const busy = new Set([429, 502, 503, 504])

/** What an HTTP status above 299 means to whoever asked. */
export const failedWith = (httpStatus: number, waitSeconds: number | null): Failed =>
  failed(
    busy.has(httpStatus)
      ? { type: 'unreachable', code: httpStatus, waitSeconds }
      : { type: 'unreadable', code: httpStatus },
  )
