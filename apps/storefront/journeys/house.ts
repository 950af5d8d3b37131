import { readFile } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { openHouse, type House } from './open-house.ts'

export { expect } from '@playwright/test'

/** Every journey starts at the door of a real house: the server as it runs for players, with a database of its own. */
export const test = base.extend<{ houseLog: void }, { house: House }>({
  house: [
    // Playwright reads the names of what a fixture needs from a pattern; this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await openHouse()
      await use(house)
      await house.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ house }, use) => use(house.baseURL),
  houseLog: [
    async ({ house }, use, journey) => {
      await use()
      if (journey.status === journey.expectedStatus) return
      await journey.attach('house.log', {
        body: await readFile(house.logFile),
        contentType: 'text/plain',
      })
    },
    { auto: true },
  ],
})
