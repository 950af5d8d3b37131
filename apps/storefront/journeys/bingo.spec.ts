import type { Browser, Page } from '@playwright/test'
import { pastDraws } from '@fairhouse/contract/calls/halls'
import { axeFindsNothing } from './axe.ts'
import { ask } from './ask.ts'
import { expect, test, untilAwake } from './house.ts'
import { arriveSignedIn, ledgerBalance, shownBalance } from './player.ts'

const hall = '/en/speed-bingo-30?stage=still'
const patterns = '/en/pattern-bingo-75?stage=still'
const tickets = '/en/ticket-bingo-90?stage=still'
const said = (page: Page) => page.locator('.unseen[role=status]')
const cards = (page: Page) => page.locator('.hall-card')
/** A draw each minute, and its calls take most of the next. */
const patience = { timeout: 200_000 }

/** A browser of its own, with an account or without one, in the hall. */
async function inHall(browser: Browser, isPlayer: boolean, address = hall): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  if (isPlayer) await arriveSignedIn(page)
  await page.goto(address)
  await expect(page.locator('.room-live[data-live=true]')).toBeVisible()
  return page
}

/** Buys as soon as cards are sold. */
async function buy(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await expect(page.locator('#buy')).toBeEnabled()
    await page.keyboard.press('b')
    await expect(cards(page)).toHaveCount(count, { timeout: 5_000 })
  }).toPass(patience)
}

// Who is still in a hall counts there.
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

// The first in its house: the next one leaves cards in a draw to come.
test('one player alone sees the cards played and is refunded', async ({ browser }) => {
  const page = await inHall(browser, true)
  const before = await ledgerBalance(page)
  await buy(page, 3)
  await expect(page.getByText('Only one player so far.', { exact: false })).toBeVisible()
  await expect(page.locator('.hall-card header').filter({ hasText: 'Refunded' })).toHaveCount(
    3,
    patience,
  )
  await expect.poll(async () => ledgerBalance(page), patience).toBe(before)
})

test('two players share a draw, a third looks on: cards, calls, winners, proof', async ({
  browser,
}) => {
  const [looker, one, other] = await Promise.all([
    inHall(browser, false),
    inHall(browser, true),
    inHall(browser, true),
  ])
  await expect(looker.getByText('You’re watching. Sign in to buy cards.')).toBeVisible()
  await expect(looker.locator('#buy')).toBeHidden()
  await axeFindsNothing(looker)

  await Promise.all([buy(one, 3), buy(other, 3)])
  await axeFindsNothing(one)
  await expect(one.locator('.hall-card-cells').first().locator('li')).toHaveCount(9)

  // A number comes, and everybody hears it.
  await expect(looker.locator('.hall-board .is-called').first()).toBeVisible(patience)
  await expect(said(looker)).toContainText(/Number \d+\./)
  await axeFindsNothing(looker)
  // While numbers are called, cards of the next draw are bought.
  await expect(one.locator('#buy')).toBeEnabled()
  await one.keyboard.press('b')
  await expect(cards(one)).toHaveCount(6)

  await expect(looker.locator('.hall-phase')).toHaveText('Full house!', patience)
  await expect(looker.locator('.hall-pool dt.is-won')).toHaveCount(2)
  const ended = /Won|No win|Refunded/
  await expect(one.locator('.hall-card header').filter({ hasText: ended })).toHaveCount(3)
  await expect
    .poll(async () => (await shownBalance(other)) === (await ledgerBalance(other)), patience)
    .toBe(true)

  await looker.getByRole('button', { name: 'Menu' }).click()
  await looker.getByRole('button', { name: 'Last rounds' }).click()
  const link = looker.getByRole('link', { name: /Verify round/ }).first()
  await axeFindsNothing(looker)
  const opened = looker.context().waitForEvent('page')
  await link.click()
  const verifier = await opened
  await untilAwake(verifier)
  await expect(verifier.getByRole('heading', { name: 'Everything matches' })).toBeVisible()
  await expect(verifier.getByText('Winners and shares are those that we paid')).toBeVisible()
  await axeFindsNothing(verifier)
  const { draws } = await ask(verifier, pastDraws, { uri: 'speed-bingo-30' })
  expect(draws.length).toBeGreaterThan(0)
})

test('a hall with columns tells the pattern of its round, and its cards show it', async ({
  browser,
}) => {
  const page = await inHall(browser, true, patterns)
  const pattern = page.locator('.hall-pattern')
  await expect(pattern).toContainText('This round’s pattern')
  await buy(page, 3)
  const card = cards(page).first()
  await expect(card.locator('.hall-card-letters')).toHaveText('BINGO')
  await expect(card.locator('li')).toHaveCount(25)
  await expect(card.locator('.is-free')).toContainText('free')
  const wanted = await pattern.locator('.is-wanted').count()
  await expect(card.locator('.is-wanted')).toHaveCount(wanted)
  await expect(card.locator('li').filter({ hasText: 'in the pattern' })).toHaveCount(wanted)
  await axeFindsNothing(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(card).toBeInViewport()
  await axeFindsNothing(page)
})

test('a hall with tickets sells a strip at once, on which every number stands', async ({
  browser,
}) => {
  const page = await inHall(browser, true, tickets)
  await expect(page.getByText('Up to 6 cards at a time', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'One card more' })).toBeDisabled()
  await buy(page, 6)
  const ticket = cards(page).first()
  await expect(ticket.locator('li')).toHaveCount(27)
  await expect(ticket.locator('li:not(.is-blank)')).toHaveCount(15)
  const row = ticket.getByRole('list', { name: 'Row 2' })
  await expect(row.getByRole('listitem')).toHaveCount(5)
  const numbers = await page.locator('.hall-card li:not(.is-blank)').allInnerTexts()
  expect(numbers.map(Number).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 90 }, (_, index) => index + 1),
  )
  await expect(page.locator('.hall-pool dt')).toHaveText(['Line', 'Two lines', 'Full house'])
  await axeFindsNothing(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(ticket).toBeInViewport()
  await axeFindsNothing(page)
})

test('home shows live rooms with how many are there', async ({ browser }) => {
  const looker = await inHall(browser, false)
  const page = await (await browser.newContext()).newPage()
  await page.goto('/en')
  const room = page.locator('.live-room').filter({ hasText: 'Speed Bingo 30' })
  await room.scrollIntoViewIfNeeded()
  await expect(room).toContainText('1 here now')
  await looker.close()
})
