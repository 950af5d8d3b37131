import type { Page, Route } from '@playwright/test'
import {
  announced,
  type CatalogueEntry,
  clientErrors,
  type ErrorButton,
  refusals,
} from '@fairhouse/contract/refusals'
import { errors } from '../app/shell/texts/en/errors.ts'
import { flags as flagTexts } from '../app/shell/texts/en/flags.ts'
import { gallery as words } from '../app/shell/texts/en/gallery.ts'
import { axeFindsNothing } from './axe.ts'
import { expect, test, untilAwake } from './house.ts'
import { arriveSignedIn, castle, still } from './player.ts'

const gallery = '/en/dev/errors'

/** Where a button leads from the gallery; null: away from the error, back to the page below it. */
const leadsTo: Readonly<Record<ErrorButton, string | null>> = {
  reload: null,
  close: null,
  goToGames: '/en/lobby',
  goToDeposit: '/en/cashier/deposit',
  goToBonus: '/en/cashier/bonus',
  goToLogin: '/en/login?source=%2Fen%2Fdev%2Ferrors',
  goToRegistration: '/en/registration?source=%2Fen%2Fdev%2Ferrors',
  goToProfile: '/en/edit-profile',
  goToLimits: '/en/limits',
  goToProvider: '/en/lobby',
  back: '/en/provably-fair',
}

const titleOf = (name: string, group: object): string => {
  const said: unknown = Reflect.get(group, name)
  if (typeof said === 'object' && said !== null && 'title' in said) return String(said.title)
  throw new Error(`no title for ${name}`)
}

const catalogue: readonly (readonly [title: string, entry: CatalogueEntry])[] = [
  ...Object.entries({ ...refusals, ...announced }).map(
    ([name, entry]) => [titleOf(name, errors.refusals), entry] as const,
  ),
  ...Object.entries(clientErrors).map(
    ([name, entry]) => [titleOf(name, errors.client), entry] as const,
  ),
]

const cover = (page: Page) => page.locator('.error-page')

async function show(page: Page, code: number | string): Promise<void> {
  await page.goto(gallery)
  await showHere(page, code)
}

async function showHere(page: Page, code: number | string): Promise<void> {
  await untilAwake(page)
  await page.getByRole('button', { name: `Show ${code}`, exact: true }).click()
}

test('every code of the catalogue is shown, and each of its buttons leads where it says', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await page.goto(gallery)
  for (const [title, { code, buttons }] of catalogue) {
    for (const button of buttons) {
      // Most buttons lead back to the gallery: then it is there already.
      if (new URL(page.url()).pathname === gallery) await showHere(page, code)
      else await show(page, code)
      await expect(cover(page).getByRole('heading', { name: title, exact: true })).toBeVisible()
      await expect(cover(page)).toBeFocused()
      await expect(cover(page).getByText(`Code ${code}`, { exact: true })).toBeVisible()
      await expect(cover(page).getByRole('button')).toHaveText(
        buttons.map((each) => errors.buttons[each]),
      )
      if (button === 'back') {
        await page.goto('/en/provably-fair')
        await show(page, code)
      }
      await cover(page).getByRole('button', { name: errors.buttons[button] }).click()
      const target = leadsTo[button]
      await expect(cover(page)).toHaveCount(0)
      await expect(page).toHaveURL((url) => url.pathname + url.search === (target ?? gallery))
    }
  }
})

test('an error closes when the page changes, except three', async ({ page }) => {
  const staying = new Set<number | string>([56, 42, 155])
  for (const code of [99, 56, 42, 155]) {
    await show(page, code)
    await expect(cover(page)).toBeVisible()
    await page.locator('header').getByRole('link', { name: 'Fairhouse' }).click()
    await expect(page).toHaveURL(/\/en$/)
    await expect(cover(page)).toHaveCount(staying.has(code) ? 1 : 0)
  }
})

test('who is logged out by an error finds the login filled in', async ({ page }) => {
  for (const [code, title] of [
    [8, 'Logged Out'],
    [35, 'Log In Required'],
  ] as const) {
    const login = await arriveSignedIn(page)
    await show(page, code)
    await expect(cover(page).getByRole('heading')).toHaveText(title)
    await expect(page.locator('header').getByRole('link', { name: 'Sign up' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(cover(page).getByRole('button', { name: 'Sign in' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Login or email')).toHaveValue(login)
    await page.context().clearCookies()
  }
})

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' }).locator('.notice')

test('notices are not repeated, and only persistent ones outlive the page', async ({ page }) => {
  await page.goto(gallery)
  const press = (code: string | number) =>
    page.getByRole('button', { name: `Show ${code}`, exact: true }).press('Enter')
  for (const code of ['ERROR', 'WARNING', 'PERSISTENT', 'FIXED', 4711, 'NETWORK_ERROR']) {
    await press(code)
    await press(code)
  }
  await expect(notices(page)).toHaveCount(6)
  await expect(notices(page).filter({ hasText: '(4711)' })).toContainText(errors.generic)
  await expect(notices(page).filter({ hasText: '(NETWORK_ERROR)' })).toContainText(errors.network)
  await expect(
    notices(page).filter({ hasText: words.kinds.fixed }).getByRole('button'),
  ).toHaveCount(0)
  await axeFindsNothing(page)
  await notices(page).filter({ hasText: words.kinds.ERROR }).getByRole('button').press('Enter')
  await expect(notices(page)).toHaveCount(5)
  await page.locator('header').getByRole('link', { name: 'Fairhouse' }).click()
  await expect(page).toHaveURL(/\/en$/)
  await expect(notices(page)).toHaveText([new RegExp(words.kinds.persistent)])
})

test('every flag has its notice, which cannot be closed', async ({ page }) => {
  await page.goto(gallery)
  const flags = ['passwordRecovery', 'password', 'changeContactEmail', 'birthDate'] as const
  for (const flag of [...flags, 'contactAddress', 'phone', 'terms'] as const) {
    await page.getByRole('button', { name: `Show ${flag}`, exact: true }).press('Enter')
    await expect(notices(page).filter({ hasText: flagTexts[flag] })).toHaveCount(1)
  }
  await expect(notices(page)).toHaveCount(7)
  await expect(notices(page).getByRole('button')).toHaveCount(0)
})

test('play money is not sent to a cashier that is closed for it', async ({ page }) => {
  await arriveSignedIn(page)
  await show(page, refusals.notEnoughCash.code)
  const { goToGames, back } = errors.buttons
  await expect(cover(page).getByRole('button')).toHaveText([goToGames, back])
})

test('a lost network is said while it lasts', async ({ page, context }) => {
  await page.goto('/en')
  await context.setOffline(true)
  await expect(notices(page)).toHaveText([/You’re offline/])
  await context.setOffline(false)
  await expect(notices(page)).toHaveCount(0)
})

test('a part of the page that the lost network kept away comes when it is back', async ({
  page,
  context,
}) => {
  const part = /\/search-host-[^/]*[.]js$/
  const held: Route[] = []
  await page.route(part, (route) => void held.push(route))
  await page.goto('/en')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await context.setOffline(true)
  await Promise.all(held.map((route) => route.abort('internetdisconnected')))
  await expect(notices(page)).toHaveText([/You’re offline/])
  await page.unroute(part)
  await context.setOffline(false)
  await expect(notices(page)).toHaveCount(0)
  await expect(async () => {
    await page.keyboard.press('/')
    const search = page.getByRole('combobox', { name: 'Search games' })
    await expect(search).toBeFocused({ timeout: 1_000 })
  }).toPass({ timeout: 45_000 })
})

test('without a connection one stays on the page and is told', async ({ page, context }) => {
  const fetched = Promise.all(
    ['error-page', 'judge'].map((part) =>
      page.waitForResponse(
        (answer) => answer.url().includes(`/${part}-`) && answer.url().endsWith('.js'),
      ),
    ),
  )
  await page.goto('/en/lobby')
  await fetched
  await context.setOffline(true)
  const links = [
    page.locator('footer').getByRole('link', { name: 'Credits' }),
    page.getByRole('main').locator('a[href*="/games/"]'),
  ]
  for (const link of links) {
    await link.first().press('Enter')
    await expect(cover(page).getByRole('heading')).toHaveText(errors.client.connectionLost.title)
    await expect(page).toHaveURL(/\/en\/lobby$/)
    await cover(page).getByRole('button', { name: errors.buttons.close }).press('Enter')
    await expect(cover(page)).toHaveCount(0)
  }
  await context.setOffline(false)
  await page.locator('footer').getByRole('link', { name: 'Credits' }).click()
  await expect(page).toHaveURL(/\/en\/credits$/)
})

test('what was asked for without a connection comes by itself when it is back', async ({
  page,
  context,
}) => {
  const fetched = Promise.all(
    ['error-page', 'judge'].map((part) =>
      page.waitForResponse(
        (answer) => answer.url().includes(`/${part}-`) && answer.url().endsWith('.js'),
      ),
    ),
  )
  await page.goto('/en/lobby')
  await fetched
  const credits = page.locator('footer').getByRole('link', { name: 'Credits' })
  await context.setOffline(true)
  await credits.click()
  await expect(cover(page).getByRole('heading')).toHaveText(errors.client.connectionLost.title)
  await expect(page).toHaveURL(/\/en\/lobby$/)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/en\/credits$/)
  await expect(cover(page)).toHaveCount(0)

  // Going back is no link: the router itself is asked.
  await page.goto('/en/lobby')
  await untilAwake(page)
  await credits.click()
  await expect(page).toHaveURL(/\/en\/credits$/)
  await context.setOffline(true)
  await page.goBack()
  await expect(cover(page).getByRole('heading')).toHaveText(errors.client.connectionLost.title)
  await expect(page).toHaveURL(/\/en\/credits$/)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/en\/lobby$/)
  await expect(cover(page)).toHaveCount(0)
})

test('a page that broke tries again by itself when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/en/lobby')
  await page.route(/\/credits[.]data/, (route) => route.fulfill({ status: 200, body: 'no data' }))
  await page.locator('footer').getByRole('link', { name: 'Credits' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    errors.client.loadingPageError.title,
  )
  await page.unrouteAll()
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Credits')
})

test('axe finds nothing, in the dark and in the light', async ({ page, context, baseURL }) => {
  for (const theme of ['dark', 'light']) {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
    await page.goto(gallery)
    await axeFindsNothing(page)
    for (const code of [12, 56, 'WEBGL_ERROR']) {
      await show(page, code)
      await expect(cover(page)).toBeVisible()
      await axeFindsNothing(page)
    }
    for (const path of ['/en/cashier/deposit', '/en/cashier/bonus', '/en/nowhere']) {
      await page.goto(path)
      await axeFindsNothing(page)
    }
  }
})

test.describe('a game', () => {
  const dialog = (page: Page) => page.getByRole('dialog')

  test('that cannot be drawn says so, and closing it leads to the games', async ({ page }) => {
    await arriveSignedIn(page)
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
      Reflect.deleteProperty(window, 'OffscreenCanvas')
    })
    await page.goto(`/en/${castle}`)
    await expect(dialog(page).getByRole('heading')).toHaveText('Unable to Load Game')
    await axeFindsNothing(page)
    await page.keyboard.press('Escape')
    await dialog(page).getByRole('button', { name: 'Close' }).press('Enter')
    await expect(page).toHaveURL(/\/en\/lobby$/)
  })

  test('whose pictures do not come can be loaded anew', async ({ page }) => {
    await arriveSignedIn(page)
    await page.route(/\/assets\/.*[.](webp|avif|png)$/, (route) => route.abort())
    await page.goto(still)
    await expect(dialog(page).getByRole('heading')).toHaveText('The game didn’t load')
    await expect(dialog(page).getByRole('button')).toHaveText(['Reload', 'Go to games'])
    await page.unrouteAll()
    await dialog(page).getByRole('button', { name: 'Reload' }).click()
    await expect(page.locator('#spin')).toBeEnabled()
  })

  test('whose rules do not come says so where they would stand', async ({ page }) => {
    await arriveSignedIn(page)
    await page.goto(still)
    await expect(page.locator('#spin')).toBeEnabled()
    await page.route(/\/assets\/en-[^/]*[.]js$/, (route) => route.abort())
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: /Rules/ }).click()
    await expect(page.getByRole('alert')).toContainText('The rules didn’t load')
    await expect(page.getByRole('alert').getByRole('button', { name: 'Reload' })).toBeVisible()
  })
})
