import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '../log.ts'
import { repeatHere } from './repeat-here.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const log = createLog('silent', process.stdout)

it('work begins at once, goes on after a failure, and ends with the last of it', async () => {
  let [begun, ended] = [0, 0]
  const work = repeatHere({
    log,
    name: 'turning',
    everyMs: 1_000,
    work: async () => {
      begun += 1
      await new Promise((resolve) => setTimeout(resolve, 100))
      ended += 1
      if (ended === 1) throw new Error('the first time it fails')
    },
  })
  expect(begun).toBe(1)
  await vi.advanceTimersByTimeAsync(2_050)
  expect([begun, ended]).toEqual([3, 2])
  const stopped = work.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  await stopped
  expect([begun, ended]).toEqual([3, 3])
})
