import { lists } from '../app/shell/texts/en/lists.ts'
import { tiles } from '../app/shell/texts/en/tiles.ts'
import { axeFindsNothing } from './axe.ts'
import { expect, test, untilAwake } from './house.ts'

test('home leads to rows of games, from tile to tile by the keyboard, and to every page', async ({
  page,
}) => {
  await page.goto('/en')
  const row = page.getByRole('region', { name: lists.names['new-games'] })
  const first = row.locator('.tile').first()
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(row.locator('.tile').nth(1)).toBeFocused()
  await expect(row.locator('.tile-facts').last()).toContainText(tiles.rtp)
  await expect(row.locator('.tile-facts').last()).toHaveCSS('opacity', '1')
  await expect(row.locator('.tile-facts img').last()).toHaveAttribute('src', /\/hero-1600\./)
  await page.keyboard.press('ArrowLeft')
  await expect(first).toBeFocused()

  const addresses = await page
    .locator('.rail a, .footer a, .home-rows > nav a, .provider-tile')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  // What cannot be played is not advertised here: those lists and providers are led to from the lobby.
  expect(addresses.length).toBeGreaterThan(45)
  for (const address of new Set(addresses)) {
    const answer = await page.request.get(address)
    expect([address, answer.status()]).toEqual([address, 200])
  }

  await row.getByRole('link', { name: /^See all/ }).click()
  await expect(page).toHaveURL(/\/en\/new-games$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(lists.names['new-games'])
  await page.locator('.footer').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/new-games$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.locator('.rail').getByRole('link', { name: 'Start' }).click()
  await expect(page.getByRole('region', { name: 'Neue Spiele' })).toBeVisible()
})

test('a finger that rests on a tile opens it, and a tap elsewhere closes it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto('/en/new-games', { waitUntil: 'networkidle' })
  await untilAwake(page)
  const place = page.locator('.tile-place').first()
  const box = await place.boundingBox()
  if (box === null) throw new Error('no tile')
  const touch = await context.newCDPSession(page)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await expect(place).toHaveAttribute('data-open', '')
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(place.locator('.tile-facts')).toHaveCSS('opacity', '1')
  await expect(page).toHaveURL(/\/en\/new-games$/)
  await axeFindsNothing(page)
  await page.getByRole('heading', { level: 1 }).tap()
  await expect(place).not.toHaveAttribute('data-open')
  await context.close()
})

test('what is typed and pressed before the page is awake is done when it wakes', async ({
  context,
}) => {
  const page = await context.newPage()
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/react-/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/en/login')
  await page.getByLabel('Login').fill('demo-play')
  await page.getByRole('textbox', { name: 'Password' }).fill('fairhouse-demo')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/login$/)
  scripts.resolve()
  await expect(page).not.toHaveURL(/\/en\/login/)
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
})
