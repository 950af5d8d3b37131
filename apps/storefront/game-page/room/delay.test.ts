import { expect, it } from 'vitest'
import { createDelay } from './delay.ts'

it('tells the middle one of the last five', async () => {
  let clock = 0
  const delay = createDelay(() => clock)
  expect(delay.middle).toBeNull()
  for (const milliseconds of [900, 20, 30, 25, 40, 22]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await delay.measure(
      (async () => {
        await Promise.resolve()
        clock += milliseconds
      })(),
    )
  }
  expect(delay.middle).toBe(25)
})
