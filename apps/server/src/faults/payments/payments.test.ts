import { join } from 'node:path'
import { chmod, mkdtemp } from 'node:fs/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { casesOf } from './cases.ts'
import { drillPayments } from './drill-payments.ts'
import { openPaymentsHouse, type PaymentsHouse } from './payments-house.ts'

const cases = casesOf(inject('tier'))

let house: PaymentsHouse
beforeAll(async () => {
  const folder = await mkdtemp(join(inject('scratchFolder'), 'payments-'))
  await chmod(folder, 0o755)
  house = await openPaymentsHouse(folder)
}, 120_000)
afterAll(() => house.close())

it('whoever is killed around a payment: it ends once, nothing is sent twice, the books are right', async () => {
  const { strikes, findings } = await drillPayments(house, cases, () => undefined)
  expect(findings).toEqual([])
  expect(strikes).toBe(cases.length)
}, 3_600_000)
