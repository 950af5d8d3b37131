import { type ErrorType, lookUp, requestErrors } from '@fairhouse/contract/refusals'
import type { Failure } from '../../../asking/failure.ts'
import type { Texts } from '../texts/texts.ts'

/** The error object of the specification (section 3): what the browser makes of every failure. */
export interface HouseError {
  /** Of the catalogue, of a request error, or an HTTP status. */
  readonly code: number | string
  readonly type: ErrorType
  /** For logs and reports; names nobody. */
  readonly message: string
  /** HTTP status of an answer that was not OK, else 0. */
  readonly status: number
  readonly metadata: Readonly<Record<string, unknown>>
  /** The player did not ask for what failed. */
  readonly passive: boolean
  /** For the player, in the page's language; empty when the catalogue's words say it all. */
  readonly publicMessage: string
  /** Field name to sentence. */
  readonly invalidFields: Readonly<Record<string, string>>
}

/** An error that this browser found itself. */
export const errorOfCode = (
  code: number | string,
  rest: Partial<Omit<HouseError, 'code'>> = {},
): HouseError => ({
  code,
  type: 'GENERIC_ERROR',
  message: String(code),
  status: 0,
  metadata: {},
  passive: false,
  publicMessage: '',
  invalidFields: {},
  ...rest,
})

/** The error behind a failed call. */
export function errorOfFailure(
  failure: Failure,
  passive: boolean,
  texts: Texts['errors'],
): HouseError {
  const { code } = failure
  if (failure.type === 'refused') {
    return errorOfCode(code, {
      type: lookUp(code).group === 'refusals' ? 'SERVER_ERROR' : 'UNKNOWN_ERROR',
      message: `refused with ${code}`,
      metadata: failure.metadata ?? {},
      passive,
      publicMessage: failure.sentence ?? texts.generic,
      invalidFields: failure.invalidFields ?? {},
    })
  }
  if (typeof failure.code === 'number') {
    return errorOfCode(code, {
      type: 'SERVER_ERROR',
      message: `HTTP ${code}`,
      status: failure.code,
      passive,
      publicMessage: code === 429 ? texts.tooManyRequests : texts.generic,
    })
  }
  const { type, says } = requestErrors[failure.code]
  return errorOfCode(code, { type, passive, publicMessage: texts[says] })
}
