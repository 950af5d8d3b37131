import { expect, test } from 'vitest'
import { calls } from './calls/all.ts'
import { announced, clientErrors, lookUp, refusalOfCode, refusals } from './refusals.ts'

test('a code means one error', () => {
  const codes = [refusals, announced, clientErrors].flatMap((part) =>
    Object.values(part).map(({ code }) => code),
  )
  expect(new Set(codes).size).toBe(codes.length)
  for (const { code } of Object.values(refusals)) {
    const name = refusalOfCode(code)
    expect(name && refusals[name].code).toBe(code)
  }
  expect(refusalOfCode('NO_SUCH_CODE')).toBeUndefined()
})

test('a code is looked up in the server’s errors, then in the client’s, else it is a failure', () => {
  expect(lookUp(99)).toMatchObject({ group: 'refusals', name: 'gameNotEnabled' })
  expect(lookUp('WEBGL_ERROR')).toMatchObject({ group: 'client', name: 'webgl' })
  expect(lookUp('99')).toMatchObject({ group: 'client', name: 'failure' })
})

// Specification, sections 4 and 8: what each code offers, whether it stays on page change, whether it logs out.
test.each<[number | string, string[], boolean, boolean]>([
  [315, ['reload'], false, false],
  [124, ['goToProfile'], false, false],
  [96, ['reload'], false, false],
  [99, ['goToGames'], false, false],
  [56, ['reload'], true, false],
  [42, ['reload'], true, false],
  [296, ['goToGames'], false, false],
  [269, ['goToBonus'], false, false],
  [12, ['goToDeposit', 'back'], false, false],
  [8, ['goToLogin'], false, true],
  [35, ['goToLogin'], false, true],
  [155, ['close'], true, false],
  [201, ['reload'], false, false],
  [33, ['close'], false, false],
  [32, ['close'], false, false],
  ['ACCOUNT_FIRST', ['goToRegistration', 'close'], false, false],
  ['GUESTS_NOT_HERE', ['goToRegistration', 'close'], false, false],
  ['OWN_LIMIT', ['close', 'goToLimits'], false, false],
  ['ON_PAUSE', ['goToLimits', 'close'], true, false],
  ['EXTERNAL_HTML_LOADING_FAILED', ['reload', 'goToGames'], false, false],
  ['LOADING_PAGE_ERROR', ['reload', 'goToGames'], false, false],
  ['GAME_ASSETS_LOADING_FAILED', ['reload', 'goToGames'], false, false],
  ['GAME_HELP_LOADING_FAILED', ['reload'], false, false],
  ['GAME_PROVIDER_LOBBY_USED_ERROR', ['goToProvider', 'goToGames'], false, false],
  ['WEBGL_ERROR', ['close'], false, false],
  ['pageNotFound', ['goToGames'], false, false],
])('%s offers %j, stays %s, logs out %s', (code, buttons, stays, logsOut) => {
  const { entry } = lookUp(code)
  expect(entry.code).toBe(code)
  expect(entry.buttons).toEqual(buttons)
  expect(entry.stays ?? false).toBe(stays)
  expect(entry.logsOut ?? false).toBe(logsOut)
})

test('a path belongs to one call', () => {
  const paths = Object.values(calls).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
