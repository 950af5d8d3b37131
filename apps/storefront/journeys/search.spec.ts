import type { Page } from '@playwright/test'
import { axeFindsNothing } from './axe.ts'
import { expect, test } from './house.ts'

async function accessible(page: Page): Promise<void> {
  // Tiles are looked at where they are at home, on the pages of lists.
  await axeFindsNothing(page, { without: '.tile' })
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search games' })
const options = (page: Page) => page.getByRole('option')

/** Opens the sheet over a page; a page that is not quite awake leads to the search page instead. */
const openOver = (page: Page, path: string, act: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await act()
    await expect(field(page)).toBeFocused({ timeout: 5_000 })
  }).toPass()

test('the search opens by a key, forgives slips, and leads on by the keyboard alone', async ({
  page,
}) => {
  await openOver(page, '/en', () => page.keyboard.press('/'))
  await expect(page.getByRole('heading', { name: 'Popular now' })).toBeVisible()

  await page.keyboard.type('krakn canonade')
  await expect(page.getByText('1 sample fits, but cannot be played.')).toBeVisible()
  await expect(options(page).filter({ hasText: 'Kraken' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show samples' }).click()
  await field(page).focus()
  await expect(page.getByRole('status').getByText('1 game')).toBeVisible()
  await expect(options(page)).toHaveText([/Kraken Cannonade.*Funky Games.*Sample/])
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  const chosen = page.getByRole('option', { selected: true })
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? '',
  )
  await accessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/games\/Funky-KrakenCannonade$/)
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.keyboard.press('/')
  await page.getByRole('button', { name: 'krakn canonade' }).click()
  await expect(field(page)).toHaveValue('krakn canonade')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/search\?q=krakn\+canonade$/)
  await page.getByRole('link', { name: 'Show samples' }).click()
  await expect(page).toHaveURL(/\/en\/search\?q=krakn\+canonade&samples=with$/)
  await expect(page.getByRole('link', { name: /Kraken Cannonade/ }).first()).toBeVisible()
  await accessible(page)
})

test('going back closes the search and gives the focus back to where it was', async ({ page }) => {
  const way = page.getByRole('link', { name: 'Search' })
  await openOver(page, '/en/lobby', () => way.click())
  await expect(options(page).first()).toBeVisible()
  await page.getByText('Filters').click()
  await page.getByRole('checkbox', { name: /^Very high/ }).check()
  await page.getByRole('checkbox', { name: /^Fairhouse Studio/ }).check()
  await expect(page.getByRole('button', { name: 'Remove: Fairhouse Studio' })).toBeVisible()
  await field(page).fill('zzzz')
  await expect(page.getByText('No games found')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/en\/lobby$/)
  await expect(way).toBeFocused()

  await way.click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/en\/lobby$/)
})

test('the search page works without script and bears whatever is asked', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const page = await context.newPage()
  const search = page.getByRole('searchbox', { name: 'Search games' })
  await page.goto('/en/search')
  await search.fill('bingo')
  await page.getByRole('checkbox', { name: /^Samples too/ }).check()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/q=bingo&samples=with/)
  // How many there are changes with what is released.
  await expect(page.getByText(/^\d+ games$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Bingo/ }).first()).toBeVisible()

  for (const [asked, status, words] of [
    [`q=${'a'.repeat(10_240)}`, 200, 'We searched for the first 100 characters only.'],
    ['q=%00', 200, 'Type at least one letter or digit'],
    ['q=%F0%9F%8E%B0', 200, 'Type at least one letter or digit'],
    ['q=%25%25', 200, 'Type at least one letter or digit'],
    ['q=%D7%98%D7%99%D7%A8%D7%94', 200, 'No games found'],
    ['q=.*(a%2B)%2B%24', 200, 'game'],
    ['kind=chess&rtp=200', 200, 'kind=chess, rtp=200'],
    ['page=999', 404, 'We can’t find that page of results'],
    ['page=-1', 404, 'We can’t find that page of results'],
  ] as const) {
    const answer = await page.goto(`/en/search?${asked}`)
    expect(answer?.status(), asked).toBe(status)
    await expect(page.getByRole('main'), asked).toContainText(words)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  }
  await context.close()
})
