import { expect, it } from 'vitest'
import { codeAt, newTotpSecret, secretText, stepOfCode, totpUri } from './totp.ts'

// RFC 6238, appendix B, the last six digits of the values for SHA-1.
const secret = Buffer.from('12345678901234567890')
it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the code of second %d is %s', (seconds, code) => {
  expect(codeAt(secret, seconds * 1000)).toBe(code)
  expect(stepOfCode(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
})

it('a code is good for the step before and after its own, and no longer', () => {
  const now = 1_800_000_000_000
  const code = codeAt(secret, now)
  const step = now / 30_000
  expect(stepOfCode(secret, code, now + 30_000)).toBe(step)
  expect(stepOfCode(secret, code, now - 1)).toBe(step)
  expect(stepOfCode(secret, code, now + 60_000)).toBeNull()
  expect(stepOfCode(secret, code, now - 30_001)).toBeNull()
})

it.each(['', '12345', '1234567', 'abcdef', '-12345', '١٢٣٤٥٦'])('%j is no code', (code) => {
  expect(stepOfCode(secret, code, 1_800_000_000_000)).toBeNull()
})

it('an app is told all that it must know', () => {
  const uri = new URL(totpUri(secret, 'Fairhouse Casino', 'player_1'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('Fairhouse Casino:player_1')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Fairhouse Casino',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

it('a secret is twenty random bytes', () => {
  const [one, two] = [newTotpSecret(), newTotpSecret()]
  expect(one).toHaveLength(20)
  expect(one).not.toEqual(two)
  expect(secretText(one)).toMatch(/^[A-Z2-7]{32}$/)
})
