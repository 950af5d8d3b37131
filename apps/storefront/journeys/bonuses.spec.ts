import type { Browser, Page } from '@playwright/test'
import { openGame, play } from '@fairhouse/contract/calls/play'
import { cashierBonus as texts } from '../app/shell/texts/en/cashier-bonus.ts'
import { ask, newKey } from './ask.ts'
import { axeFindsNothing } from './axe.ts'
import { besides, signInAtDesk } from './at-desk.ts'
import { expect, test } from './house.ts'
import { castle, endRound, playOne, sitDown } from './player.ts'
import { arriveWithMoney } from './with-money.ts'

/** Nothing is wrong for those who do not see it, and nothing lies beside the screen: a phone's browser would zoom out and say that all fits. */
async function isWhole(page: Page): Promise<void> {
  await axeFindsNothing(page)
  const beside = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(beside).toBe(0)
}

/** What a code gives, as the form of staff asks for it. */
interface Chip {
  readonly code: string
  readonly name: string
  readonly amount: string
  readonly times: string
  /** Free spins of the castle. */
  readonly count?: string
}

async function makeCode(browser: Browser, page: Page, desk: string, chip: Chip): Promise<void> {
  const staff = await besides(page, browser)
  await signInAtDesk(staff, desk, 'demo-owner')
  await staff.goto(`${desk}/desk/app/promotions`)
  await staff.getByRole('button', { name: 'New code' }).click()
  const sheet = staff.getByRole('dialog')
  if (chip.count !== undefined) {
    await sheet.getByLabel('Reward').selectOption('freeSpins')
    await sheet.getByLabel('Number of spins').fill(chip.count)
    await sheet.getByLabel('Game of the spins').fill(castle)
  }
  await sheet.getByLabel('Code (capital letters').fill(chip.code)
  await sheet.getByLabel('Name, as players read it').fill(chip.name)
  await sheet.getByLabel('Amount, the most').fill(chip.amount)
  await sheet.getByLabel('Times to wager').fill(chip.times)
  // A code without an end to its uses takes two people.
  await sheet.getByLabel('Uses (empty: no limit)').fill('5')
  await sheet.getByLabel('Starts (UTC)').fill('2026-01-01T00:00')
  await sheet.getByLabel('Why (for staff)').fill('for a journey')
  await sheet.getByRole('button', { name: 'New code' }).click()
  await expect(staff.getByRole('row').filter({ hasText: chip.name })).toBeVisible()
  await staff.context().close()
}

async function claim(page: Page, { code, name }: Chip): Promise<void> {
  await page.goto('/en/cashier/bonus')
  await page.getByLabel(texts.code).fill(code)
  await page.getByRole('button', { name: texts.claim }).first().click()
  await expect(page.locator('.bonus-card').filter({ hasText: name }).first()).toBeVisible()
}

test('a bonus is wagered in sight, and canceled to the cent', async ({ page, house, browser }) => {
  await arriveWithMoney(page)
  const chip = { code: 'INSIGHT', name: 'A chip in sight', amount: '10.00', times: '35' }
  await makeCode(browser, page, house.operatorURL, chip)
  await claim(page, chip)
  await expect(page.getByText('$0.00 of $350.00 wagered')).toBeVisible()

  await test.step('a round stands in its ledger with what it counted', async () => {
    const { stake } = await playOne(page, 'penny-parade')
    await page.reload()
    await page.getByText(texts.ledger.title).first().click()
    const row = page.getByRole('row').filter({ hasText: 'Penny Parade' })
    await expect(row).toContainText(`$${(stake / 100).toFixed(2)}`)
    await expect(page.getByText(`$${(stake / 100).toFixed(2)} of $350.00 wagered`)).toBeVisible()
    await isWhole(page)
  })

  await test.step('what goes is told before it goes', async () => {
    await page.getByRole('button', { name: texts.cancel }).click()
    const sheet = page.getByRole('dialog', { name: texts.cancelTitle })
    await expect(sheet).toContainText('$10.00')
    await isWhole(page)
    await sheet.getByRole('button', { name: texts.cancel }).click()
    await expect(page.getByText(texts.noneRunning)).toBeVisible()
    await expect(page.locator('.bonus-ended')).toContainText(texts.states.cancelled)
  })
})

test('a bonus that need not be wagered is cash at once', async ({ page, house, browser }) => {
  await arriveWithMoney(page)
  const chip = { code: 'ATONCE', name: 'A gift', amount: '7.00', times: '0' }
  await makeCode(browser, page, house.operatorURL, chip)
  await page.goto('/en/cashier/bonus')
  await page.getByLabel(texts.code).fill(chip.code)
  await page.getByRole('button', { name: texts.claim }).first().click()
  await expect(page.locator('.bonus-ended')).toContainText('$7.00 became cash')
  await page.goto('/en/cashier/history')
  await expect(page.getByText('$7.00').first()).toBeVisible()
})

test('free spins lock other games, and go on wherever their player comes back', async ({
  page,
  house,
  browser,
}) => {
  await arriveWithMoney(page)
  const chip = { code: 'SPINS', name: 'Three spins', amount: '0.25', times: '1', count: '3' }
  await makeCode(browser, page, house.operatorURL, chip)
  await claim(page, chip)
  const left = page.locator('.bonus-rows div').filter({ hasText: texts.spinsLeft })
  await expect(left).toContainText('3')
  await isWhole(page)

  await test.step('another game says where they are', async () => {
    await expect(playOne(page, 'penny-parade')).rejects.toThrow('296')
  })

  await test.step('the game counts them', async () => {
    await sitDown(page)
    await expect(page.locator('.bonus-line')).toContainText('3')
    await page.keyboard.press('Space')
    await expect(page.locator('.bonus-line')).toContainText('2')
  })

  await test.step('a browser that comes later goes on with what is left', async () => {
    const later = await page.context().newPage()
    await page.close()
    await later.goto('/en/cashier/bonus')
    await expect(
      later.locator('.bonus-rows div').filter({ hasText: texts.spinsLeft }),
    ).toContainText('2')
    // The first may wait for its player; whoever ends it sits down anew.
    const { round: open } = await ask(later, openGame, { uri: castle })
    if (open) await endRound(later, open)
    for (const _ of [1, 2]) {
      const { connection } = await ask(later, openGame, { uri: castle })
      const bet = { uri: castle, connection, stake: '25', action: 'bet', requestKey: newKey() }
      const { round } = await ask(later, play, bet)
      await endRound(later, round)
    }
    await later.goto('/en/cashier/bonus')
    const after = later.locator('.bonus-card, .bonus-ended').filter({ hasText: chip.name })
    await expect(after.first()).toBeVisible()
    await expect(later.getByText(texts.spinsLeft)).toHaveCount(0)
    await isWhole(later)
  })
})
