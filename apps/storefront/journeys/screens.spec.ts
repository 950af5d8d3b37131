import { titleUris } from '@fairhouse/games/discover'
import type { Page } from '@playwright/test'
import { gameInfo } from '../app/shell/texts/en/game-info.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn } from './player.ts'
import { arriveWithMoney } from './with-money.ts'

// What a screen must show at all times: the balance in its currency, the bet, the options, the win, and how long it has been.

const clock = /^\d+:\d\d$/
const credits = /^[\d,]+\.\d\d Cr$/
const dollars = /^\$[\d,]+\.\d\d$/
/** A browser without a graphics card takes seconds to open a game. */
const perGameMs = 25_000

const rooms = ['rocket-rail', 'speed-bingo-30', 'pattern-bingo-75', 'ticket-bingo-90']
/** One of each kind. */
const some = [
  'castle-of-horror',
  'jacks-or-better',
  'blackjack-single-deck',
  'european-roulette',
  'sic-bo',
  'craps',
  'keno-80',
  'scratch-set',
  'mine-field',
  'lotto-6-49',
]

/** In a run of everything each game of the house, at one width. */
const gamesAt = (width: string): readonly string[] =>
  process.env['TEST_TIER'] === 'all' && width === 'desk'
    ? titleUris().filter((uri) => !rooms.includes(uri))
    : some

async function showsItself(page: Page, uri: string): Promise<void> {
  await page.goto(`/en/${uri}?stage=still`)
  await expect(page.locator('#spin'), uri).toBeVisible()
  await expect(page.locator('.figure-balance .amount'), uri).toHaveText(credits)
  await expect(page.locator('.session .clock'), uri).toBeVisible()
  await expect(page.locator('.session .clock'), uri).toHaveText(clock)
  for (const name of ['Paytable', 'Menu'])
    await expect(page.getByRole('button', { name, exact: true }), uri).toBeVisible()
  await expect(page.locator('.stake-place, .figure-stake').first(), uri).toBeVisible()
  // Nothing was bet yet, so nothing is won.
  await expect(page.locator('.figure-win .amount'), uri).toHaveText('0.00 Cr')
}

test('each game shows balance, bet, options, time and no win before a bet', async ({ page }, {
  project,
}) => {
  const games = gamesAt(project.name)
  test.setTimeout(games.length * perGameMs)
  await arriveSignedIn(page)
  for (const uri of games) await showsItself(page, uri)
})

test('each live room shows the balance and how long it has been', async ({ page }) => {
  test.setTimeout(rooms.length * perGameMs)
  await arriveSignedIn(page)
  for (const uri of rooms) {
    await page.goto(`/en/${uri}?stage=still`)
    await expect(page.locator('.figure-balance .amount'), uri).toHaveText(credits)
    await expect(page.locator('.room-time .amount'), uri).toBeVisible()
    await expect(page.locator('.room-time .amount'), uri).toHaveText(clock)
  }
})

test("a provider's game has the balance above it, and how long it has been", async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto('/en/Felix-CarouselAfterDark')
  await expect(page.locator('.balance-amount')).toHaveText(credits)
  const time = page.getByRole('timer', { name: gameInfo.clock })
  await expect(time).toBeVisible()
  await expect(time).toHaveText(clock)
  const before = await time.textContent()
  await expect(time).not.toHaveText(before ?? '')
})

test('each page of the cashier shows the balance in its currency', async ({ page }) => {
  await arriveWithMoney(page)
  const places = [
    '',
    '/deposit',
    '/withdraw',
    '/buy-crypto',
    '/identity',
    '/wallets',
    '/history',
    '/bonus',
    '/comp-points',
  ]
  for (const place of places) {
    await page.goto(`/en/cashier${place}`)
    await expect(page.locator('.balance-amount'), place).toBeVisible()
    await expect(page.locator('.balance-amount'), place).toHaveText(dollars)
  }
})
