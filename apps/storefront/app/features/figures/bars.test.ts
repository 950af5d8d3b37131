import fc from 'fast-check'
import { expect, it } from 'vitest'
import { barsOf } from './bars.ts'

it('gains stand on the line, losses hang from it', () => {
  expect(barsOf([3, -1, 0])).toEqual({
    line: 0.75,
    bars: [
      { top: 0, height: 0.75, isLoss: false },
      { top: 0.75, height: 0.25, isLoss: true },
      { top: 0.75, height: 0, isLoss: false },
    ],
  })
})

it('all bars fit, whatever they are of', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 })), (values) => {
      for (const { top, height } of barsOf(values).bars) {
        expect(top).toBeGreaterThanOrEqual(-1e-9)
        expect(top + height).toBeLessThanOrEqual(1 + 1e-9)
      }
    }),
  )
})
