import type { Page } from '@playwright/test'
import { gameLists } from '@fairhouse/contract/entities/game-list'
import { providers } from '@fairhouse/contract/entities/provider'
import { lists } from '../app/shell/texts/en/lists.ts'
import { tiles as words } from '../app/shell/texts/en/tiles.ts'
import { listPageLength } from '../app/features/lists/list-page.ts'
import { axeFindsNothing } from './axe.ts'
import { expect, test, untilAwake } from './house.ts'
import { arriveSignedIn, castle, still } from './player.ts'

const tiles = (page: Page) => page.locator('.tile-field .tile')

test('every list and every provider has its page, and no other page of a list exists', async ({
  page,
}) => {
  for (const { path } of [...gameLists, ...providers]) {
    const answer = await page.request.get(`/en${path}`)
    expect([path, answer.status()]).toEqual([path, 200])
    expect((await answer.text()).match(/<h1/g), path).toHaveLength(1)
  }
  for (const query of ['page=99', 'page=0', 'page=two', `page=${'9'.repeat(2_000)}`]) {
    const answer = await page.goto(`/en/games?${query}`)
    expect([query, answer?.status()]).toEqual([query, 404])
    await expect(page.getByRole('heading', { name: lists.noPageTitle })).toBeVisible()
  }
  for (const query of ['kind=dice&sort=%00', `from=${encodeURIComponent('🎰')}&group=1`])
    expect((await page.goto(`/en/games?${query}`))?.status()).toBe(200)
})

test('a list grows below without losing the place, and is found again as it was', async ({
  page,
}) => {
  await page.goto('/en/games?samples=1')
  await expect(tiles(page)).toHaveCount(listPageLength)
  const more = page.getByRole('link', { name: /^Show \d+ more$/ })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(tiles(page)).toHaveCount(2 * listPageLength)
  await expect(page).toHaveURL(/\/en\/games\?samples=1&page=2&from=1$/)
  await expect(tiles(page).nth(listPageLength)).toBeFocused()
  await page.reload()
  await expect(tiles(page)).toHaveCount(2 * listPageLength)

  await page.getByRole('navigation', { name: lists.kind }).getByText(lists.kinds.fish).click()
  await expect(page).toHaveURL(/\/en\/games\?kind=fish&samples=1$/)
  // The address is new before the page is; what is pressed between leads on from what is still seen.
  const kind = page.getByRole('navigation', { name: lists.kind })
  await expect(kind.locator('[aria-current]')).toContainText(lists.kinds.fish)
  await page.getByRole('navigation', { name: lists.sort }).getByText(lists.sorts.name).click()
  await expect(page).toHaveURL(/\?kind=fish&samples=1&sort=name$/)
  await expect.poll(() => tiles(page).count()).toBeLessThan(listPageLength)
  const names = (await tiles(page).locator(':scope > span:first-of-type').allInnerTexts()).filter(
    (name) => name.trim() !== '',
  )
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/games$/)
  await axeFindsNothing(page)
})

test('a list shows what can be played, and samples grey at its end when they are asked for', async ({
  page,
}) => {
  // A provider some of whose games are played, all of them on one page.
  await page.goto('/en/spinthon?sort=rtp')
  const samples = page.locator('.tile-sample')
  await expect(tiles(page).first()).toBeVisible()
  await expect(samples).toHaveCount(0)
  const playable = await tiles(page).count()
  const availability = page.getByRole('navigation', { name: lists.availability })
  const chip = availability.getByRole('link', { name: lists.playable })
  await expect(chip).toHaveText(`${lists.playable}${playable}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${playable} games`)

  await availability.getByRole('link', { name: lists.withSamples }).click()
  await expect(page).toHaveURL(/\/en\/spinthon\?samples=1&sort=rtp$/)
  await expect(samples.first()).toContainText(words.sandbox)
  const places = page.locator('.tile-field .tile-place')
  const firstSample = await places.evaluateAll((all) =>
    all.findIndex((place) => place.classList.contains('tile-sample')),
  )
  expect(firstSample).toBe(playable)
  await expect(page.getByText(lists.sandboxNote)).toBeVisible()
  await samples.first().hover()
  await expect(samples.first().locator('.tile-facts')).toHaveText(/^[^%×]*$/)
  await axeFindsNothing(page)
  await chip.click()
  await expect(samples).toHaveCount(0)
})

test('where nothing can be played yet the page says so, leads on, and claims nothing', async ({
  page,
}) => {
  await page.goto('/en/ka-gaming')
  await expect(page).toHaveTitle('Demo shelf: KA Gaming – Fairhouse Casino')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const lead = 'Nothing here is made by KA Gaming.'
  await expect(page.getByRole('main')).toContainText(lead)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    new RegExp(lead),
  )
  await expect(page.getByRole('heading', { name: lists.onlySamplesTitle })).toBeVisible()
  await axeFindsNothing(page)
  await page.getByRole('link', { name: lists.samplesWay }).click()
  await expect(page.locator('.tile-field .tile-sample').first()).toBeVisible()
  await page.goto('/en/ka-gaming')
  await page.getByRole('link', { name: lists.playableWay }).click()
  await expect(page).toHaveURL(/\/en\/games$/)

  const map = await (await page.request.get('/sitemaps/en.xml')).text()
  expect(map).toContain('/en/online-slots-real-money<')
  expect(map).not.toContain('/en/ka-gaming<')
  await page.goto('/en/lobby')
  await expect(page.locator('.tile-sample')).toHaveCount(0)
  for (const address of ['/en', '/en/new-games', '/en/progressive-games', '/en/featured']) {
    await page.goto(address)
    await expect(page.locator('.tile').first()).toBeVisible()
    await expect(page.locator('.tile-sample')).toHaveCount(0)
  }
})

test('the page of a provider is a document of its own, the list of games a page of the app', async ({
  page,
}) => {
  const isSameDocument = () => page.evaluate(() => 'stays' in window)
  const trail = page.locator('.info-trail')
  for (const [link, path, stays] of [
    [trail.getByRole('link', { name: 'Games' }), /\/en\/games$/, true],
    [trail.getByRole('link', { name: 'Fairhouse Studio' }), /\/en\/fairhouse-games$/, false],
  ] as const) {
    await page.goto(`/en/games/${castle}`)
    await untilAwake(page)
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await link.click()
    await expect(page).toHaveURL(path)
    expect(await isSameDocument()).toBe(stays)
  }
})

test('what the house suggests is all there for a visitor', async ({ page }) => {
  await page.goto('/en')
  await page
    .getByRole('region', { name: lists.names['we-suggest'] })
    .getByRole('link', { name: /^See all/ })
    .click()
  await expect(page).toHaveURL(/\/en\/we-suggest$/)
  await expect(
    page.getByRole('heading', { name: lists.names['we-suggest'], level: 1 }),
  ).toBeVisible()
  await expect(page.locator('main .tile').first()).toBeVisible()
  await expect(page.getByText(lists.pleaseSignUp)).toHaveCount(0)
})

test('a list of one’s own asks a visitor in, and is there after the first game', async ({
  page,
}) => {
  await page.goto('/en/last-played')
  await expect(page.getByRole('heading', { name: lists.pleaseSignUp })).toBeVisible()
  await expect(page.getByRole('heading', { name: lists.suggestions })).toBeVisible()
  const ways = page.locator('main').getByRole('link', { name: 'Sign in' })
  await expect(ways).toHaveAttribute('href', '/en/login?source=%2Fen%2Flast-played')

  await arriveSignedIn(page)
  await page.goto('/en/last-played')
  await expect(page.getByRole('heading', { name: lists.empty['last-played'].title })).toBeVisible()
  await page.goto('/en/play-last')
  // Whichever game that can be played comes first.
  await expect(page).not.toHaveURL(/play-last|lobby/)
  await page.goto(still)
  await expect(page.getByRole('button', { name: 'Spin', exact: true })).toBeVisible()
  await page.goto('/en/play-last')
  await expect(page).toHaveURL(new RegExp(`/en/${castle}$`))
})

test('a mistyped address looks for what was meant, and leads on', async ({ page }) => {
  const answer = await page.goto('/en/castel-of-horor')
  expect(answer?.status()).toBe(404)
  const wanted = page.getByRole('main').getByRole('searchbox', { name: 'Search for a game' })
  await expect(wanted).toHaveValue('castel of horor')
  expect((await wanted.boundingBox())?.width).toBeGreaterThan(200)
  const suggested = page.getByRole('region', { name: 'Or try one of these' })
  await expect(suggested.getByRole('link', { name: /^Castle of Horror/ })).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/en\/search\?q=castel/)
  await expect(page.getByRole('link', { name: /^Castle of Horror/ }).first()).toBeVisible()
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Go to games' }).click()
  await expect(page).toHaveURL(/\/en\/lobby$/)
})
