import type { Browser, Page } from '@playwright/test'
import { pastRounds } from '@fairhouse/contract/calls/rooms'
import { axeFindsNothing } from './axe.ts'
import { ask } from './ask.ts'
import { expect, test, untilAwake } from './house.ts'
import { arriveSignedIn, ledgerBalance, shownBalance } from './player.ts'

const room = '/en/rocket-rail?stage=still'
const bet = (page: Page, slot: 1 | 2) => page.locator(`#bet-${slot}`)
const panel = (page: Page, slot: 1 | 2) => page.getByRole('region', { name: `Bet ${slot}` })
const said = (page: Page) => page.locator('.unseen[role=status]')
const chips = (page: Page) => page.locator('.room-past-list .room-chip')

/** A browser of its own, with an account or without one, in the room. */
async function inRoom(browser: Browser, isPlayer: boolean): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  if (isPlayer) await arriveSignedIn(page)
  await page.goto(room)
  await expect(page.locator('.room-live[data-live=true]')).toBeVisible()
  return page
}

/** Stakes as soon as bets are taken, also when the player comes in the middle of a round. */
async function stake(page: Page, slot: 1 | 2, key: 'Space' | 'Enter'): Promise<void> {
  await expect(panel(page, slot)).toHaveAttribute('data-state', /^(bet|queue)$/)
  await page.keyboard.press(key)
  await expect(panel(page, slot)).toHaveAttribute('data-state', /^(wait|cashOut)$/)
}

test('three browsers share a round: one looks on, one stops by hand, one by itself', async ({
  browser,
}) => {
  const [looker, byHand, byItself] = await Promise.all([
    inRoom(browser, false),
    inRoom(browser, true),
    inRoom(browser, true),
  ])
  await expect(looker.getByText('You’re watching. Sign in to place a bet.')).toBeVisible()
  await expect(looker.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(bet(looker, 1)).toBeHidden()
  await expect(looker.locator('.room-here')).toHaveText('3 here')
  await axeFindsNothing(looker)

  const auto = byItself.getByLabel('Bet 2: cash out automatically at')
  await auto.fill('1,01')
  await auto.press('Tab')
  await expect(auto).toHaveValue('1.01')
  await expect(byItself.locator('#auto-on-2')).toBeChecked()
  await byItself.locator('body').click({ position: { x: 5, y: 200 } })

  // One round in fifty bursts at 1.00, and a hand can be too slow: such a round is followed by another.
  await expect(async () => {
    await Promise.all([stake(byHand, 1, 'Space'), stake(byItself, 2, 'Enter')])
    await expect(looker.locator('.room-players-table tbody tr')).toHaveCount(2)
    await expect(looker.locator('.room-players-table tbody th').first()).toHaveText(/^\w{2}\*+$/)
    await expect(panel(byHand, 1)).toHaveAttribute('data-state', 'cashOut')
    await byHand.keyboard.press('Space')
    await expect(said(byHand)).toContainText(/Bet 1 cashed out at 1\.\d\d×: 1\.\d\d Cr\./, {
      timeout: 3000,
    })
    await expect(byItself.locator('.room-won')).toContainText('+1.01 Cr at 1.01×', {
      timeout: 3000,
    })
    await expect(looker.locator('.room-players-table .is-cashed')).toHaveCount(2)
  }).toPass({ timeout: 200_000 })
  await axeFindsNothing(byHand)

  await expect
    .poll(async () => (await shownBalance(byHand)) === (await ledgerBalance(byHand)))
    .toBe(true)
})

test('a lost line misses no round, and every round can be verified', async ({ browser }) => {
  const [stays, leaves] = await Promise.all([inRoom(browser, false), inRoom(browser, true)])
  await expect(chips(stays)).not.toHaveCount(0)
  await leaves.context().setOffline(true)
  await expect(leaves.getByRole('alert').filter({ hasText: 'offline' })).toBeVisible()
  const before = await chips(stays).count()
  await expect(async () => expect(await chips(stays).count()).toBeGreaterThan(before)).toPass({
    timeout: 150_000,
  })
  await leaves.context().setOffline(false)
  await expect(async () => {
    expect(await chips(leaves).allInnerTexts()).toEqual(await chips(stays).allInnerTexts())
  }).toPass()

  await chips(stays).last().click()
  const proof = stays.getByRole('dialog')
  await expect(proof.locator('code')).toHaveText(/^[0-9a-f]{64}$/)
  await axeFindsNothing(stays)
  const opened = stays.context().waitForEvent('page')
  await proof.getByRole('link', { name: 'Verify in your browser' }).click()
  const verifier = await opened
  await untilAwake(verifier)
  await expect(verifier.getByRole('heading', { name: 'Everything matches' })).toBeVisible()
  await expect(verifier.getByText(/the link gives the end that we published/)).toBeVisible()
  await axeFindsNothing(verifier)

  const { rounds } = await ask(verifier, pastRounds, { uri: 'rocket-rail' })
  const room = verifier.getByRole('region', { name: 'A round of a live room' })
  await room
    .getByLabel('Round number', { exact: true })
    .fill(String((rounds[0]?.number ?? 0) + 1_000))
  await room.getByRole('button', { name: 'Verify' }).click()
  await expect(room.getByText('There’s no finished round with this number.')).toBeVisible()
})

test('a stake stands under My bets with the way to its proof', async ({ browser }) => {
  const page = await inRoom(browser, true)
  await stake(page, 1, 'Space')
  await expect(panel(page, 1)).toHaveAttribute('data-state', 'queue', { timeout: 150_000 })
  await page.goto('/en/my-bets')
  const row = page.getByRole('row').filter({ hasText: 'Rocket Rail' })
  await expect(row).toHaveCount(1)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Everything matches' })).toBeVisible()
})
