import { expect, it, vi } from 'vitest'
import { summarise } from './summary.mjs'

const step = (passed, failed) => ({ title: 'step', passed, failed, leftOut: 0, seconds: 1 })

it.each([
  [[step(3, 0), step(1, 0)], '4 passed, 0 failed', 0],
  [[step(3, 0), step(0, 2)], '3 passed, 2 failed', 1],
  [[step(3, 0), step(1, undefined)], '4 passed, NaN failed', 1],
])('ends with what was counted, and with its exit code: %#', (results, line, code) => {
  const written = vi.spyOn(console, 'log').mockReturnValue()
  expect(summarise(results)).toBe(code)
  expect(written.mock.lastCall).toEqual([line])
  written.mockRestore()
})
