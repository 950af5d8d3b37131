import { describe, expect, it } from 'vitest'
import { playerToken, visitorToken } from '../session-token.ts'
import { csrfHolds, csrfToken } from './csrf.ts'

describe('the csrf token', () => {
  const session = playerToken()
  const token = csrfToken(session)

  it('holds when the header repeats the cookie and both belong to the session', () => {
    expect(csrfHolds(session, token, token)).toBe(true)
  })

  it('is another one each time, and each one holds', () => {
    const other = csrfToken(session)
    expect(other).not.toBe(token)
    expect(csrfHolds(session, other, other)).toBe(true)
  })

  const strangers = csrfToken(playerToken())
  const resealed = `${token.split('.', 1)[0]}.AAAA`
  it.each([
    ['without a session', null, token, token],
    ['without a cookie', session, undefined, token],
    ['without a header', session, token, undefined],
    ['with a header that differs', session, token, csrfToken(session)],
    ["with another player's token", session, strangers, strangers],
    ['with a token made up', session, 'abc.def', 'abc.def'],
    ['with an empty token', session, '', ''],
    ['with the right random and another seal', session, resealed, resealed],
  ])('does not hold %s', (_, sessionToken, cookie, header) => {
    expect(csrfHolds(sessionToken, cookie, header)).toBe(false)
  })

  it("does not hold in the session after a login: the visitor's token is worth nothing then", () => {
    const before = visitorToken()
    const old = csrfToken(before)
    expect(csrfHolds(before, old, old)).toBe(true)
    expect(csrfHolds(playerToken(), old, old)).toBe(false)
  })
})
