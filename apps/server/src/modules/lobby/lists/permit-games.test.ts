import { expect, it } from 'vitest'
import { offering, sampleGame } from '../testing/sample-games.ts'
import { permitGames } from './permit-games.ts'
import { sharedLists } from './shared-lists.ts'

const offered = offering([
  sampleGame({ mechanics: ['lines', 'gamble'] }),
  sampleGame({ id: 2, uri: 'two', mechanics: ['ways', 'bonusBuy'] }),
])
const all = { gamble: true, buy: true }
const listsOf = (games: typeof offered) => sharedLists(games, () => 0, '2026-11-22')
const mechanicsIn = (games: typeof offered) =>
  Object.fromEntries(listsOf(games).entries.map(({ id, mechanics }) => [id, mechanics]))

it.each([
  [all, { 271: ['lines', 'gamble'], 2: ['ways', 'bonusBuy'] }],
  [
    { ...all, gamble: false },
    { 271: ['lines'], 2: ['ways', 'bonusBuy'] },
  ],
  [
    { ...all, buy: false },
    { 271: ['lines', 'gamble'], 2: ['ways'] },
  ],
  [
    { gamble: false, buy: false },
    { 271: ['lines'], 2: ['ways'] },
  ],
])('no list tells of what is forbidden where %o', (rules, expected) => {
  expect(mechanicsIn(permitGames()(offered, rules))).toEqual(expected)
})

it('the same games under the same rules are the same object, and under others have another stamp', () => {
  const permit = permitGames()
  const forbidden = { ...all, gamble: false }
  expect(permit(offered, all)).toBe(offered)
  expect(permit(offered, forbidden)).toBe(permit(offered, { ...forbidden }))
  expect(listsOf(permit(offered, forbidden)).stamp).not.toBe(listsOf(offered).stamp)
  expect(permit(offering(offered.games), forbidden)).not.toBe(permit(offered, forbidden))
})
