import { expect, it } from 'vitest'
import { ratio } from '../../fraction.ts'
import { holdToBreakEven, returnAt } from './break-even.ts'
import { jacksOrBetter } from './testing/pay-tables.ts'

const table = {
  ...jacksOrBetter,
  pays: jacksOrBetter.pays.map(({ hand, units }) => ({
    hand,
    units: hand === 'fullHouse' ? 8 : hand === 'flush' ? 5 : units,
  })),
}

it('jacks or better 8/5 returns as published with royals of 800 and 1800', () => {
  const percents = [800, 1800].map((royal) =>
    (ratio(returnAt(table, 'royalFlush', { amount: royal, stake: 1 })) * 100).toFixed(2),
  )
  expect(percents).toEqual(['97.30', '100.21'])
})

it('refuses a title that tells another amount than the one at which all comes back', () => {
  const told = (breakEven: number) => () =>
    holdToBreakEven(table, { hand: 'royalFlush', breakEven }, 1)
  expect(told(1734)).not.toThrow()
  expect(told(1735)).toThrow('1734')
})
