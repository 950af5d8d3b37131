import { readFile } from 'node:fs/promises'
import { type Page, test as base } from '@playwright/test'
import { openHouse, type House } from './open-house.ts'

export { expect } from '@playwright/test'

/** For a journey that is the same at any width: it is made once. */
export const anyWidth = { tag: '@any-width' } as const

/** Until React has taken over a page of the storefront; a game's page has none. */
export const untilAwake = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const { dataset } = document.documentElement
    return !('theme' in dataset) || 'awake' in dataset
  })

/** Every journey starts at the door of a real house: the server as it runs for players, with a database of its own. */
export const test = base.extend<{ houseLog: void }, { house: House; untouched: boolean }>({
  // A file that uses another value gets a worker of its own, and with it a house in which nobody has played.
  untouched: [false, { option: true, scope: 'worker' }],
  house: [
    // Playwright reads the names of what a fixture needs from a pattern; this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await openHouse()
      await use(house)
      await house.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ house }, use) => use(house.baseURL),
  // What a page does before it is awake has a journey of its own.
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page)
    const reload = page.reload.bind(page)
    page.goto = async (...asked) => {
      const answer = await goto(...asked)
      await untilAwake(page)
      return answer
    }
    page.reload = async (...asked) => {
      const answer = await reload(...asked)
      await untilAwake(page)
      return answer
    }
    await use(page)
  },
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
