import { afterAll, beforeAll, expect, it } from 'vitest'
import { playerActs } from '../../testing/player-acts.ts'
import { openTestBonuses, type TestBonuses } from '../../testing/test-bonuses.ts'
import { costRows, costTotal } from './costs.ts'

let house: TestBonuses
beforeAll(async () => {
  house = await openTestBonuses()
})
afterAll(() => house.close())
const acts = playerActs(() => house)

it('the total is of all promotions, also of those that are not listed', async () => {
  const period = { from: house.time.now - 1_000, to: house.time.now + 1_000 }
  const player = await house.player()
  const other = await house.player()
  await acts.chip('FIRST')
  await acts.chip('SECOND')
  await acts.claim(player, 'FIRST')
  await acts.claim(other, 'SECOND')
  expect(await costRows(house.database, period, 1)).toHaveLength(1)
  expect(await costTotal(house.database, period)).toMatchObject({ claims: 2, given: 1_000 })
})
