import { patterns } from '@fairhouse/contract/patterns'
import { lengths } from '@fairhouse/contract/limits'
import { expect, it } from 'vitest'
import { guestName } from './guest-name.ts'

it.each([
  ['the first of everything', () => 0, 'AmberBadger1000'],
  ['the last of everything', (below: number) => below - 1, 'WittyWombat9999'],
])('a name of %s is one that a player could choose', (_, draw, expected) => {
  const name = guestName(draw)
  expect(name).toBe(expected)
  expect(name).toMatch(patterns.login)
  expect(name.length).toBeLessThanOrEqual(lengths.login.max)
})
