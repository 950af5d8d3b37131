import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every authenticator app knows it. */
const digits = 6
const stepSeconds = 30
/** A code of the step before or after is as good: clocks differ, and fingers are slow. */
const stepsAround = 1
/** As long as the hash that codes are made with (RFC 4226, section 4). */
const secretBytes = 20

const codeForm = /^[0-9]{6}$/

export const newTotpSecret = (): Uint8Array => randomBytes(secretBytes)

/** The secret as people type it into an app. */
export const secretText = (secret: Uint8Array): string => secretOf(secret).base32

/** What a QR code tells an app. @param issuer the house's name. */
export const totpUri = (secret: Uint8Array, issuer: string, login: string): string =>
  totpOf(secret, issuer, login).toString()

/** The step whose code it is, near `nowMs`; null when it is no code of now. */
export function stepOfCode(secret: Uint8Array, code: string, nowMs: number): number | null {
  if (!codeForm.test(code)) return null
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: stepsAround })
  return delta === null ? null : Math.floor(nowMs / 1000 / stepSeconds) + delta
}

/** The code of a moment. */
export const codeAt = (secret: Uint8Array, nowMs: number): string =>
  totpOf(secret).generate({ timestamp: nowMs })

const secretOf = (secret: Uint8Array): Secret =>
  new Secret({ buffer: new Uint8Array(secret).buffer })

const totpOf = (secret: Uint8Array, issuer = '', label = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    digits,
    algorithm: 'SHA1',
    period: stepSeconds,
    secret: secretOf(secret),
  })
