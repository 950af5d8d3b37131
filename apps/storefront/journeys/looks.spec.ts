import { depositProcess } from '@fairhouse/contract/calls/cashier'
import type { Locator, Page } from '@playwright/test'
import { en as design } from '../app/features/design/words-en.ts'
import { frame } from '../app/shell/texts/en/frame.ts'
import { mechanics } from '../rules/families/slot/words/en.ts'
import { ask, newKey } from './ask.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn } from './player.ts'
import { arriveWithMoney } from './with-money.ts'

const desk = { width: 1440, height: 900 } as const
const upright = { width: 390, height: 844 } as const

/** Where a part of the page stands. */
async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (box === null) throw new Error(`nothing is drawn for ${String(part)}`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

async function openAccountSheet(page: Page): Promise<Locator> {
  await page.locator('.bottom-bar').getByRole('button').last().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  return sheet
}

test("a phone's account sheet is no wider than the phone, and neither is what it holds", async ({
  page,
}) => {
  await page.setViewportSize(upright)
  await arriveSignedIn(page)
  await page.goto('/en')
  const sheet = await openAccountSheet(page)
  expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  for (const name of [frame.language, frame.theme]) {
    const { x, right } = await boxOf(sheet.getByRole('group', { name }))
    expect(x, name).toBeGreaterThanOrEqual(0)
    expect(right, name).toBeLessThanOrEqual(upright.width)
  }
})

test('a sheet rises from the lower edge of a phone and stands in the middle of a desktop', async ({
  page,
}) => {
  const gaps = async ({ width, height }: { readonly width: number; readonly height: number }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/en/dev/design')
    await page.getByRole('button', { name: design.dialogs.sheet, exact: true }).click()
    const { x, y, right, bottom } = await boxOf(page.locator('.sheet'))
    return [y, height - bottom, x, width - right].map(Math.round)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [, below, left, right] = await gaps(upright)
  expect([below, left, right]).toEqual([0, 0, 0])
  const [above, under, ...beside] = await gaps(desk)
  expect(above).toBeGreaterThan(0)
  expect(under).toBe(above)
  expect(beside[0]).toBe(beside[1])
})

test('the count of unread messages stands apart from its word', async ({ page }) => {
  await page.setViewportSize(upright)
  await arriveSignedIn(page)
  await page.goto('/en')
  const sheet = await openAccountSheet(page)
  const link = sheet.getByRole('link', { name: new RegExp(`^${frame.messages}`) })
  const words = await link.evaluate((element) => {
    const range = document.createRange()
    range.selectNode(element.firstChild ?? element)
    return range.getBoundingClientRect().right
  })
  expect((await boxOf(link.locator('.unread'))).x - words).toBeGreaterThanOrEqual(4)
})

test.describe('a device in the light', () => {
  test.use({ colorScheme: 'light' })
  const ground = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const bars = (page: Page) =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) =>
        metas.flatMap((meta) =>
          meta instanceof HTMLMetaElement && matchMedia(meta.media).matches ? [meta.content] : [],
        ),
      )
  const light = 'rgb(245, 243, 237)'
  const dark = 'rgb(11, 17, 16)'

  test('is followed until something else is chosen, which is kept', async ({ page }) => {
    await page.goto('/en/lobby')
    expect(await ground(page)).toBe(light)
    expect(await bars(page)).toEqual(['#f5f3ed'])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await ground(page)).toBe(dark)
    expect(await bars(page)).toEqual(['#0b1110'])
    await page.emulateMedia({ colorScheme: 'light' })

    const choose = async (name: string) => {
      await page.locator('button.account-button').last().press('Enter')
      await page.getByRole('menuitem', { name: frame.theme }).press('Enter')
      await page.getByRole('menuitemcheckbox', { name, exact: true }).press('Enter')
    }
    await choose(frame.dark)
    expect(await ground(page)).toBe(dark)
    expect(await bars(page)).toEqual(['#0b1110'])
    await page.reload()
    expect(await ground(page)).toBe(dark)
    await choose(frame.system)
    expect(await ground(page)).toBe(light)
    await page.reload()
    expect(await ground(page)).toBe(light)
    expect(await bars(page)).toEqual(['#f5f3ed'])
  })

  test('shows a light page before any script has run', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      colorScheme: 'light',
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    await page.goto('/en/lobby')
    await expect(page.locator('html')).toHaveCSS('background-color', light)
    await context.close()
  })
})

test('home of a phone held sideways begins with the name of the game and the way to play it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/en')
  const top = (await boxOf(page.locator('.top-bar'))).bottom
  const bottom = (await boxOf(page.locator('.bottom-bar'))).y
  for (const part of [page.locator('#hero-name img'), page.locator('.hero-actions .button')]) {
    const box = await boxOf(part.first())
    expect(box.y).toBeGreaterThanOrEqual(top)
    expect(box.bottom).toBeLessThanOrEqual(bottom)
  }
})

test('a notice stands in the corner of a desktop, on no heading', async ({ page }) => {
  await page.setViewportSize(desk)
  await page.goto('/en/dev/errors')
  await page.getByRole('button', { name: 'Show INFO', exact: true }).press('Enter')
  const notice = page.getByRole('region', { name: frame.notices }).locator('.notice')
  await page.evaluate(() => scrollTo(0, 0))
  const box = await boxOf(notice)
  expect(box.x).toBeGreaterThan(desk.width / 2)
  expect(box.y).toBeGreaterThan(desk.height / 2)
  expect(box.right).toBeLessThan(desk.width)
  expect(box.bottom).toBeLessThan(desk.height)
  const { y, right } = await boxOf(page.getByRole('heading', { level: 1 }))
  expect(right < box.x || y < box.y).toBe(true)
})

test('states of payments stand in a column, however long the amounts are', async ({ page }) => {
  await page.setViewportSize(desk)
  await arriveWithMoney(page)
  for (const amount of ['2000', '100000'])
    await ask(page, depositProcess, {
      requestKey: newKey(),
      methodName: 'bank-transfer',
      amount,
    })
  await page.goto('/en/cashier/history')
  const rows = page.locator('.history-list .payment-row')
  await expect(rows).toHaveCount(2)
  const [first, second] = await rows
    .locator('.state-mark')
    .evaluateAll((parts) => parts.map((one) => one.getBoundingClientRect().x))
  expect(second).toBe(first)
  const sums = await rows
    .locator('.payment-row-sum > .amount')
    .evaluateAll((parts) => parts.map((one) => one.getBoundingClientRect().width))
  expect(sums[0]).not.toBe(sums[1])
})

test('ways to pay are tiles of one width', async ({ page }) => {
  await arriveWithMoney(page)
  for (const size of [desk, upright]) {
    await page.setViewportSize(size)
    await page.goto('/en/cashier/deposit')
    const ways = page.locator('.ways .way')
    await expect(ways.first()).toBeVisible()
    const widths = await ways.evaluateAll((tiles) =>
      tiles.map((tile) => Math.round(tile.getBoundingClientRect().width)),
    )
    expect(widths.length).toBeGreaterThan(2)
    expect(new Set(widths).size).toBe(1)
  }
})

test('both kinds of account are offered in cards of one width', async ({ page }) => {
  await page.setViewportSize(desk)
  await page.goto('/en/registration')
  const cards = page.locator('.choice')
  await expect(cards).toHaveCount(2)
  const [first, second] = [await boxOf(cards.first()), await boxOf(cards.last())]
  expect(second.width).toBe(first.width)
})

test('headings of pages have one size, and begin at one height', async ({ page }) => {
  await page.setViewportSize(desk)
  const heading = page.getByRole('heading', { level: 1 })
  const look = async (path: string) => {
    await page.goto(path)
    const size = await heading.evaluate((element) => getComputedStyle(element).fontSize)
    return { size, y: Math.round((await boxOf(heading)).y) }
  }
  const lobby = await look('/en/lobby')
  for (const path of ['new-games', 'cashier', 'my-bets', 'messages', 'security', 'edit-profile'])
    expect([path, await look(`/en/${path}`)]).toEqual([path, lobby])
  for (const path of ['login', 'terms-and-conditions', 'games/castle-of-horror', 'nowhere'])
    expect([path, (await look(`/en/${path}`)).size]).toEqual([path, lobby.size])
})

test('a tile that tells its facts still tells its name', async ({ page }) => {
  for (const size of [desk, upright]) {
    await page.setViewportSize(size)
    await page.goto('/en/new-games')
    const tile = page.locator('.tile-place').first()
    await tile.hover()
    await expect(tile.locator('.tile-facts')).toHaveCSS('opacity', '1')
    const title = tile.locator('.tile-title')
    await expect(title).toHaveText(
      (await tile.locator('.tile > .unseen').textContent()) ?? 'no name',
    )
    const [name, place] = [await boxOf(title), await boxOf(tile)]
    expect(name.y).toBeGreaterThanOrEqual(place.y)
    expect(name.bottom).toBeLessThanOrEqual(place.bottom)
    expect(name.y).toBeGreaterThanOrEqual((await boxOf(tile.locator('.heart'))).bottom - 8)
  }
})

test('what each choice of a round returns is told about the game and in it, and fits a phone', async ({
  page,
}) => {
  await page.setViewportSize(upright)
  await arriveSignedIn(page)
  const { choices, choose } = mechanics
  for (const size of [upright, desk]) {
    await page.setViewportSize(size)
    const told = async (card: Locator) => {
      await card.scrollIntoViewIfNeeded()
      await expect(card).toContainText(choices.range('96.1668%', '96.2389%'))
      for (const option of [choose.option(25, 2), choose.option(15, 3), choose.option(8, 5)])
        await expect(card.getByText(`${option}: RTP`)).toBeVisible()
      const { x, right } = await boxOf(card)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(size.width)
    }
    await page.goto('/en/games/rio-nights')
    await told(page.locator('.info-cards > li', { hasText: choices.title }))
    await page.goto('/en/rio-nights?stage=still')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Rules and RTP' }).click()
    await told(page.locator('.special', { hasText: choices.title }))
  }
})
