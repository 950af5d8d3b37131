import { cashierBonus as bonusTexts } from '../app/shell/texts/en/cashier-bonus.ts'
import { cashierFrame as frameTexts } from '../app/shell/texts/en/cashier-frame.ts'
import { cashierHistory as historyTexts } from '../app/shell/texts/en/cashier-history.ts'
import { cashierCompPoints as pointTexts } from '../app/shell/texts/en/comp-points.ts'
import { axeFindsNothing } from './axe.ts'
import { expect, test } from './house.ts'
import {
  arriveSignedIn,
  inTurbo,
  ledgerBalance,
  playOne,
  playUntil,
  settled,
  spinButton,
  still,
} from './player.ts'

test('a past round is replayed without money and verified in the browser', async ({ page }) => {
  await arriveSignedIn(page)
  await inTurbo(page)
  await playUntil(page, 'freeSpin')
  await finishOpenRound(page)
  const before = await ledgerBalance(page)

  await page.goto('/en/my-bets')
  await page
    .getByRole('link', { name: /^Replay round/ })
    .first()
    .click()
  await expect(page.getByText('Replay: no money moves')).toBeVisible()
  await settled(page)
  expect(await ledgerBalance(page)).toBe(before)

  await page.goto('/en/my-bets')
  await page
    .getByRole('link', { name: /^Verify round/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Change seed and reveal this one' }).click()
  await expect(page.getByText('Everything matches')).toBeVisible()

  // The proof needs nobody: not even a server.
  await page.context().setOffline(true)
  await page.getByLabel('Server seed', { exact: true }).fill('00'.repeat(32))
  const byHand = page.locator('form').filter({ hasText: 'Or enter the values yourself.' })
  await byHand.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('Something doesn’t match')).toBeVisible()
})

test('a round of a game with progressive jackpots is found in the chains of their meters', async ({
  page,
}) => {
  await arriveSignedIn(page)
  const { id } = await playOne(page, 'summit-jackpot')
  await page.goto(`/en/provably-fair/verify?round=${id}`)
  await page.getByRole('button', { name: 'Change seed and reveal this one' }).click()
  await expect(page.getByText('Everything matches')).toBeVisible()
  for (const meter of ['grand', 'summit-major', 'summit-minor', 'summit-mini']) {
    await expect(page.getByText(`of the meter ${meter}: it follows`)).toBeVisible()
  }
})

async function finishOpenRound(page: Parameters<typeof settled>[0]): Promise<void> {
  await page.goto(still)
  await expect(spinButton(page)).toHaveAccessibleName(/^Play free spins/)
  await spinButton(page).click()
  await expect(async () => {
    await settled(page)
    await expect(spinButton(page)).toHaveAccessibleName('Spin', { timeout: 500 })
  }).toPass({ timeout: 120_000 })
}

test('an account that plays for credits has a cashier: its balance, its history, and no deposit', async ({
  page,
}) => {
  await arriveSignedIn(page)
  for (const path of ['', '/deposit', '/withdraw', '/buy-crypto']) {
    await page.goto(`/en/cashier${path}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: frameTexts.heading, level: 1 })).toBeVisible()
    await expect(main.locator('.balance-sum')).toContainText('10,000.00')
    await expect(main.getByText(frameTexts.none)).toBeVisible()
    await expect(main.getByRole('link', { name: frameTexts.toGames })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Deposit' })).toHaveCount(0)
  }
  await page.getByRole('navigation', { name: frameTexts.menu }).getByText('History').click()
  await expect(page).toHaveURL(/\/en\/cashier\/history$/)
  await expect(page.getByText(historyTexts.playLead)).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: historyTexts.statement.csv }).click()
  expect((await saving).suggestedFilename()).toMatch(/^fairhouse-casino-\d{4}\.csv$/)
  await page.getByRole('link', { name: historyTexts.playBets }).click()
  await expect(page).toHaveURL(/\/en\/my-bets$/)
})

test('play money reads what bonuses and comp points are for, and reaches both from the menu', async ({
  page,
}) => {
  await arriveSignedIn(page)
  const main = page.getByRole('main')
  await page.goto('/en/cashier/bonus/welcome')
  await expect(page.getByLabel(bonusTexts.code)).toHaveValue('welcome')
  await expect(main.getByText(bonusTexts.why.playMoney, { exact: true })).toBeVisible()
  await expect(main.getByText(`${bonusTexts.why.playMoney}.`).first()).toBeVisible()
  await page.getByRole('button', { name: bonusTexts.claim, exact: true }).click()
  await expect(main.locator('.field-fault')).toBeVisible()
  await axeFindsNothing(page)

  const menu = page.getByRole('navigation', { name: frameTexts.menu })
  await menu.getByRole('link', { name: frameTexts.ways.compPoints }).click()
  await expect(main.getByText(pointTexts.withheld.playMoney)).toBeVisible()
  await expect(main.getByRole('heading', { name: pointTexts.level })).toBeVisible()
  await expect(main.getByText(pointTexts.cashback.heading)).toHaveCount(0)
  await axeFindsNothing(page)
  await expect(menu.getByRole('link')).toHaveText([
    frameTexts.ways.history,
    frameTexts.ways.bonus,
    frameTexts.ways.compPoints,
  ])
})
