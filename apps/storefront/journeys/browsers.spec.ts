import { axeFindsNothing } from './axe.ts'
import { anyWidth, expect, test } from './house.ts'
import { arriveSignedIn, sitDown, spinButton, spinOnce } from './player.ts'

const pages = [
  '/en',
  '/de',
  '/en/lobby',
  '/en/login',
  '/en/registration',
  '/en/provably-fair',
  '/en/provably-fair/verify',
  '/en/responsible-gaming',
  '/en/terms-and-conditions',
  '/en/privacy',
  '/en/credits',
]

for (const path of pages) {
  test(`${path} has no accessibility fault, no error and nothing wider than the screen`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (fault) => errors.push(fault.message))
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await page.waitForLoadState('networkidle')
    await axeFindsNothing(page)
    expect(errors).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
}

test('the game page has no accessibility fault and plays by keyboard alone', async ({ page }) => {
  await arriveSignedIn(page)
  await sitDown(page)
  await axeFindsNothing(page)
  await page.keyboard.press('t')
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Reels stopped.' })).toHaveText(
    /Balance [\d,]+[.]\d\d Cr/,
  )
})

test(
  'a visitor who opens a game is asked to log in and comes back to it',
  anyWidth,
  async ({ page }) => {
    await page.goto('/en/castle-of-horror')
    await expect(page).toHaveURL(/\/en\/login\?source=/)
    await page.getByLabel('Login or email').fill('demo-play')
    await page.getByLabel('Password', { exact: true }).fill('fairhouse-demo')
    await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/castle-of-horror$/)
    // Back at the game means that one can play. (Chromium also forgets to close a page that is left in mid-navigation.)
    await expect(spinButton(page)).toBeEnabled()
  },
)

test('an address that does not exist says so, with status 404', anyWidth, async ({ page }) => {
  const answer = await page.goto('/en/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('blocked storage stops nobody from playing', anyWidth, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await arriveSignedIn(page)
  await sitDown(page)
  await spinOnce(page)
})

test(
  'without WebGL the canvas draws; without that too there is a clear way on',
  anyWidth,
  async ({ page }) => {
    await arriveSignedIn(page)
    await page.addInitScript(() => {
      const original = Reflect.get(HTMLCanvasElement.prototype, 'getContext')
      HTMLCanvasElement.prototype.getContext = new Proxy(original, {
        apply: (target, canvas, asked: unknown[]) =>
          String(asked[0]).startsWith('webgl') ? null : Reflect.apply(target, canvas, asked),
      })
    })
    await sitDown(page, '/en/castle-of-horror')
    await spinOnce(page)
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.goto('/en/castle-of-horror')
    await expect(page.getByRole('dialog')).toContainText('hardware acceleration')
    await expect(
      page
        .getByRole('dialog')
        .getByRole('button', { name: /Close|Go to games/ })
        .first(),
    ).toBeVisible()
  },
)

test(
  'where AVIF cannot be read, the game is played with still pictures',
  anyWidth,
  async ({ page }) => {
    await arriveSignedIn(page)
    let refused = 0
    await page.route('**/*.avif', (route) => {
      refused += 1
      return route.abort()
    })
    await sitDown(page)
    await expect.poll(() => refused).toBeGreaterThan(0)
    await spinOnce(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test('a visitor’s page runs its own scripts and no others, and ends with what is his own', async ({
  page,
}) => {
  const answer = await page.goto('/en')
  const policy = (await answer?.headerValue('content-security-policy')) ?? ''
  expect(policy).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/]{43}=')+;/)
  const own = await page.locator('#init-own').textContent()
  expect(JSON.parse(own ?? '')).toEqual({ ip: expect.stringMatching(/^[0-9a-f.:]+$/) })
  const ran = await page.evaluate(() => {
    const stranger = document.createElement('script')
    stranger.textContent = 'document.documentElement.dataset.stranger = ""'
    document.body.append(stranger)
    return 'stranger' in document.documentElement.dataset
  })
  expect(ran).toBe(false)
})
