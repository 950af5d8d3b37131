import { expect, it } from 'vitest'
import { playerId } from '#platform/ids'
import { loginsForOthers } from './logins-for-others.ts'

it('masks logins, and shows nothing of who hides', async () => {
  const [ada, ben] = [playerId(1), playerId(2)]
  const logins = await loginsForOthers(
    {
      maskedLogins: async () =>
        new Map([
          [ada, 'ad***'],
          [ben, 'be***'],
        ]),
      hidden: async (players) => new Set(players.filter((player) => player === ben)),
    },
    [ada, ben],
  )
  expect(Object.fromEntries(logins)).toEqual({ 1: 'ad***', 2: '' })
})
