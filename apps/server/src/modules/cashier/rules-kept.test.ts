import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '#platform/rows'
import { openTestTill, type TestTill } from './testing/test-till.ts'

let till: TestTill
beforeAll(async () => {
  till = await openTestTill()
})
afterAll(() => till.close())

it('a payment keeps the versions of the rules that it was made under', async () => {
  const { id } = await till.begin(await till.player())
  expect(
    await rowsOf(till.database, 'SELECT rules FROM cashier_transaction WHERE id = $1', [id]),
  ).toEqual([{ rules: 'demo.1' }])
})
