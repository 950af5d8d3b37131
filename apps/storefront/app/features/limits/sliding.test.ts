import { limitPeriods, minutesOfPeriod } from '@fairhouse/contract/protection-choices'
import { expect, it } from 'vitest'
import { lastStop, stopOf, stopsOf, valueAt } from './sliding.ts'

const money = stopsOf('loss', 'day')

it.each(limitPeriods.flatMap((period) => [['stake', period] as const, ['time', period] as const]))(
  'stops of %s per %s rise, and what each stands for is its own stop',
  (kind, period) => {
    const stops = stopsOf(kind, period)
    for (let stop = 0; stop <= lastStop(stops); stop++) {
      expect(stopOf(stops, valueAt(stops, stop))).toBe(stop)
      if (stop > 0) expect(valueAt(stops, stop)).toBeGreaterThan(valueAt(stops, stop - 1))
    }
  },
)

it.each(limitPeriods)('time per %s is no more than there is', (period) => {
  const stops = stopsOf('time', period)
  expect(valueAt(stops, lastStop(stops))).toBeLessThanOrEqual(minutesOfPeriod[period])
})

it.each([
  [0, 100],
  [1_120, 1_000],
  [1_400, 1_500],
  [99_999_999, 5_000_000],
])('%i is shown at the stop of %i', (amount, at) => {
  expect(valueAt(money, stopOf(money, amount))).toBe(at)
})

it('has nothing where there is no stop', () => {
  expect(() => valueAt(money, lastStop(money) + 1)).toThrow(RangeError)
})
