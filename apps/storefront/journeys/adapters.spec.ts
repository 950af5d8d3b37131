import { expect, type Page, test as base } from '@playwright/test'
import {
  openOutsideServer,
  type OutsideServer,
} from '../app/shell/adapters/testing/outside-server.ts'
import { openHouse, type House } from './open-house.ts'
import { arriveSignedIn, sitDown } from './player.ts'

/** A widget page as Chatwoot has it: says when it is ready, and writes down what it is told. */
const widget = `<!doctype html><title>chat</title><main></main><script>
  addEventListener('message', ({ data }) => {
    const line = document.createElement('p')
    line.textContent = data
    document.querySelector('main').append(line)
  })
  parent.postMessage('chatwoot-widget:' + JSON.stringify({ event: 'loaded', config: {} }), '*')
</script>`

/** A house with every service outside, all played by one server. */
const test = base.extend<object, { outside: OutsideServer; house: House }>({
  outside: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) => {
      const outside = await openOutsideServer({ '/widget': widget })
      await use(outside)
      await outside.close()
    },
    { scope: 'worker' },
  ],
  house: [
    async ({ outside: { origin } }, use) => {
      const house = await openHouse({
        CHAT_URL: origin,
        CHAT_TOKEN: 'site-token',
        CHAT_HMAC_KEY: 'shared-key',
        ANALYTICS_URL: origin,
        ANALYTICS_WEBSITE: 'site-1',
        REPORT_DSN: `${origin.replace('//', '//abc@')}/7`,
      })
      await use(house)
      await house.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ house }, use) => use(house.baseURL),
})

const bar = (page: Page) => page.getByRole('region', { name: 'Third-party services' })
/** Something goes wrong on the page that nobody catches. */
const throwOn = (page: Page, message: string): Promise<void> =>
  page.evaluate((words) => {
    setTimeout(() => {
      throw new Error(words)
    }, 0)
  }, message)

/** What the services outside heard since. */
function listening(outside: OutsideServer) {
  const from = outside.heard.length
  return (path: string) => outside.heard.slice(from).filter((one) => one.path.startsWith(path))
}

test('nothing goes out before the player has agreed, and nothing after declining', async ({
  page,
  outside,
}) => {
  const heard = listening(outside)
  await page.goto('/en')
  await expect(bar(page)).toBeVisible()
  await throwOn(page, 'early')
  await page.getByRole('button', { name: 'Don’t allow' }).click()
  await expect(bar(page)).toHaveCount(0)
  await page.goto('/en/lobby')
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  expect(heard('/')).toEqual([])
})

test('what the player allows is used, and can be taken back on the privacy page', async ({
  page,
  outside,
}) => {
  const heard = listening(outside)
  await page.goto('/en')
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect.poll(() => heard('/api/send').length).toBe(1)
  await throwOn(page, 'uncaught by anybody')
  await expect.poll(() => heard('/api/7/envelope/').length).toBe(1)
  expect(heard('/api/7/envelope/')[0]?.body).toContain('uncaught by anybody')

  await page.goto('/en/privacy#outside')
  await expect.poll(() => heard('/api/send').length).toBe(2)
  await page.getByRole('checkbox', { name: 'Page statistics' }).uncheck()
  await page.getByRole('checkbox', { name: 'Error reports' }).uncheck()
  await page.goto('/en/lobby')
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible()
  await throwOn(page, 'nobody hears')
  await page.goto('/en')
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible()
  expect(heard('/api/send')).toHaveLength(2)
  expect(heard('/api/7/envelope/')).toHaveLength(1)
})

test('the page of an own game is counted, reports what nobody caught and has the chat, as other pages do', async ({
  page,
  outside,
}) => {
  const heard = listening(outside)
  const login = await arriveSignedIn(page)
  await page.goto('/en')
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await sitDown(page)
  const counted = () => heard('/api/send').filter(({ body }) => body.includes('castle-of-horror'))
  await expect.poll(() => counted().length).toBe(1)
  await throwOn(page, 'in the middle of a game')
  await expect.poll(() => heard('/api/7/envelope/').length).toBe(1)
  expect(heard('/api/7/envelope/')[0]?.body).toContain('in the middle of a game')

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Chat with us' }).click()
  const told = page.frameLocator('iframe[title="Live chat"]').locator('p')
  await expect(told).toHaveCount(3)
  await expect(told.nth(1)).toContainText(`"identifier":"${login}"`)
  await page.getByRole('button', { name: 'Close chat' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a game that cannot be drawn is heard of by who looks after the house', async ({
  page,
  outside,
}) => {
  const heard = listening(outside)
  await arriveSignedIn(page)
  await page.goto('/en')
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/en/castle-of-horror')
  await expect(page.getByRole('dialog')).toContainText('hardware acceleration')
  await expect.poll(() => heard('/api/7/envelope/').length).toBeGreaterThan(0)
})

test('a player who starts the chat is introduced to it', async ({ page, outside, house }) => {
  const heard = listening(outside)
  const login = await arriveSignedIn(page)
  await page.goto('/en')
  await page.getByRole('button', { name: 'Don’t allow' }).click()
  await page.getByRole('button', { name: 'Chat with us' }).click()
  expect(heard('/widget')).toEqual([])
  await page.getByRole('button', { name: 'Start chat' }).click()
  const told = page.frameLocator('iframe[title="Live chat"]').locator('p')
  await expect(told).toHaveCount(3)
  await expect(told.nth(1)).toContainText(`"identifier":"${login}"`)
  await expect(told.nth(1)).toContainText(/"identifier_hash":"[0-9a-f]{64}"/)
  await expect(told.nth(2)).toContainText('"vipLevel":0')
  await expect(told.nth(2)).toContainText(`"origin":"${house.baseURL}"`)
  expect(heard('/widget')[0]?.path).toBe('/widget?website_token=site-token')
  await page.keyboard.press('Escape')
})
