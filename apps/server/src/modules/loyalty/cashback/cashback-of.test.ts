import { expect, it } from 'vitest'
import { fromIsoTime } from '#platform/iso-time'
import { cashbackOf, type WeekMoney } from './cashback-of.ts'
import { endOfWeek, weekOf } from './week.ts'

const quiet: WeekMoney = {
  opening: 0,
  deposits: 0,
  cancelled: 0,
  withdrawals: 0,
  closing: 0,
  converted: 0,
  takenBack: 0,
}

it.each([
  [{ opening: 20_000, closing: 10_000 }, 0, 10_000, 500],
  [{ opening: 20_000, closing: 10_000 }, 4, 10_000, 1_500],
  [{ deposits: 50_000, withdrawals: 20_000, closing: 5_000 }, 1, 25_000, 1_875],
  [{ deposits: 50_000, withdrawals: 20_000, cancelled: 20_000, closing: 30_000 }, 2, 20_000, 2_000],
  [{ opening: 20_000, closing: 12_000, converted: 3_000 }, 0, 5_000, 250],
  // What staff took back is no loss.
  [{ opening: 20_000, closing: 12_000, takenBack: 3_000 }, 0, 5_000, 250],
  // A thousand dollars of net deposits count.
  [{ deposits: 500_000 }, 3, 100_000, 12_500],
  [{ opening: 10_000, closing: 9_001 }, 0, 999, 0],
  [{ opening: 10_000, closing: 9_000 }, 0, 1_000, 50],
  [{ opening: 10_000, closing: 90_000 }, 0, 0, 0],
] as const)('%o at level %i is a loss of %i, of which %i come back', (week, level, loss, back) => {
  expect(cashbackOf({ ...quiet, ...week }, level)).toMatchObject({ loss, amount: back })
})

it('a week begins on Monday at midnight by UTC', () => {
  expect(weekOf(fromIsoTime('2026-11-29T23:59:59.999Z'))).toBe('2026-11-23')
  expect(weekOf(fromIsoTime('2026-11-30T00:00:00Z'))).toBe('2026-11-30')
  expect(endOfWeek('2026-11-23')).toBe(fromIsoTime('2026-11-30T00:00:00Z'))
})
