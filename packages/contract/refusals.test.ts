import { expect, test } from 'vitest'
import { calls } from './calls/all.ts'
import { type RefusalName, refusalOfCode, refusals } from './refusals.ts'

test('a code means one refusal', () => {
  const codes = Object.values(refusals).map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const { code } of Object.values(refusals)) {
    const name = refusalOfCode(code)
    expect(name && refusals[name].code).toBe(code)
  }
  expect(refusalOfCode('NO_SUCH_CODE')).toBeUndefined()
})

// Specification, section 4: errors close on page change except these; these two log out.
test.each<[RefusalName, boolean, boolean]>([
  ['maintenance', true, false],
  ['csrfInvalid', true, false],
  ['userSuspended', true, false],
  ['inactivityTimeout', false, true],
  ['loginRequired', false, true],
  ['notEnoughCash', false, false],
])('%s: stays on page change %s, logs out %s', (name, stays, logsOut) => {
  const entry = refusals[name]
  expect('stays' in entry).toBe(stays)
  expect('logsOut' in entry).toBe(logsOut)
})

test('a path belongs to one call', () => {
  const paths = Object.values(calls).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
