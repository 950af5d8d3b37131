import type { Page } from '@playwright/test'
import { cashierBonus as bonusTexts } from '../app/shell/texts/en/cashier-bonus.ts'
import { besides, isWholePage, signInAtDesk } from './at-desk.ts'
import { expect, test } from './house.ts'
import { arriveWithMoney } from './with-money.ts'

/** The page of somebody who arrived with money, found by the name that they all have. */
async function findPlayer(staff: Page): Promise<string> {
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
  await staff.keyboard.press('/')
  await expect(staff.getByRole('combobox', { name: 'Find a player' })).toBeFocused()
  await staff.keyboard.type('winter')
  await expect(staff.getByRole('option', { name: /guest_/ }).first()).toBeVisible()
  await staff.keyboard.press('Enter')
  await expect(staff).toHaveURL(/\/players\/\d+$/)
  return /\d+$/.exec(staff.url())?.[0] ?? ''
}

test('a code is priced, made, claimed by a player, paused, and its bonus taken back', async ({
  page,
  house,
  browser,
}) => {
  await arriveWithMoney(page)
  const staff = await besides(page, browser)
  const app = `${house.operatorURL}/desk/app`
  await signInAtDesk(staff, house.operatorURL, 'demo-owner')
  await staff.goto(`${app}/promotions`)
  const welcome = staff.getByRole('row').filter({ hasText: 'WELCOME' }).first()
  await expect(welcome).toContainText('Open', { ignoreCase: true })
  await isWholePage(staff)

  await test.step('the cost is told before anybody claims', async () => {
    await welcome.getByRole('button', { name: 'Preview cost' }).click()
    const sheet = staff.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Calculate' }).click()
    await expect(sheet.getByRole('row').filter({ hasText: 'Net cost' })).toContainText('$')
    await expect(sheet).toContainText('Chance that a claim pays anything out')
    await isWholePage(staff)
    await staff.keyboard.press('Escape')
  })

  await test.step('a new code is there at once', async () => {
    await staff.getByRole('button', { name: 'New code' }).click()
    const sheet = staff.getByRole('dialog')
    await sheet.getByLabel('Code (capital letters').fill('JOURNEY')
    await sheet.getByLabel('Name, as players read it').fill('A chip for the journey')
    await sheet.getByLabel('Amount, the most').fill('10.00')
    await sheet.getByLabel('Uses (empty: no limit)').fill('5')
    await sheet.getByLabel('Starts (UTC)').fill('2026-01-01T00:00')
    await sheet.getByLabel('Why (for staff)').fill('for a journey')
    await isWholePage(staff)
    await sheet.getByRole('button', { name: 'New code' }).click()
    await expect(staff.getByRole('row').filter({ hasText: 'JOURNEY' })).toContainText('free chip')
  })

  await test.step('a player claims it', async () => {
    await page.goto('/en/cashier/bonus')
    await page.getByLabel('Bonus code').fill('JOURNEY')
    await page.getByRole('button', { name: 'Claim' }).first().click()
    await expect(page.getByText('A chip for the journey').first()).toBeVisible()
    await page.getByRole('link', { name: bonusTexts.allowedGames }).click()
    await expect(page).toHaveURL(/\/en\/allowed-games$/)
    await expect(page.locator('main .tile').first()).toBeVisible()
  })

  await test.step('its bonus is found and taken back', async () => {
    await staff.goto(`${app}/promotions/bonuses`)
    const row = staff.getByRole('row').filter({ hasText: 'JOURNEY' })
    await expect(row).toContainText('active')
    await isWholePage(staff)
    await row.getByRole('button', { name: 'Take back' }).click()
    await staff.getByLabel('Why (for staff)').fill('for a journey')
    await staff.keyboard.press('Enter')
    await expect(row).toContainText('reversed')
  })

  await test.step('what is owed is what the ledger says, and costs stand beside it', async () => {
    await staff.goto(`${app}/promotions/costs`)
    await expect(staff.getByText('The ledger and the bonuses agree.')).toBeVisible()
    await expect(staff.getByRole('row').filter({ hasText: 'By the ledger' })).toContainText('$')
    await isWholePage(staff)
  })

  await test.step('paused, it is no longer to be had', async () => {
    await staff.goto(`${app}/promotions`)
    const row = staff.getByRole('row').filter({ hasText: 'JOURNEY' })
    await row.getByRole('button', { name: 'Pause' }).click()
    await staff.getByLabel('Why (for staff)').fill('for a journey')
    await staff.keyboard.press('Enter')
    await expect(row).toContainText('paused')
  })

  await test.step('nobody waits to be looked at for an invitation', async () => {
    await staff.goto(`${app}/promotions/invitations`)
    await expect(staff.getByText('No invitation waits.')).toBeVisible()
    await isWholePage(staff)
  })
  await staff.context().close()
})

test('points and a large bonus take two people', async ({ page, house, browser }) => {
  await arriveWithMoney(page)
  const [payments, owner] = [await besides(page, browser), await besides(page, browser)]
  await signInAtDesk(payments, house.operatorURL, 'demo-payments')
  const player = await findPlayer(payments)
  for (const [pocket, amount] of [
    ['Bonus', '60.00'],
    ['Comp points', '12.50'],
  ] as const) {
    await payments.getByRole('button', { name: 'Adjust money' }).click()
    const sheet = payments.getByRole('dialog')
    await sheet
      .getByLabel('Pocket')
      .selectOption({ label: pocket === 'Bonus' ? 'Bonus (wagered once)' : pocket })
    await sheet.getByLabel('Amount').fill(amount)
    await sheet.getByLabel('Why (for staff)').fill('for the trouble')
    await payments.keyboard.press('Enter')
    await expect(payments.getByText('Done.')).toBeVisible()
  }
  await signInAtDesk(owner, house.operatorURL, 'demo-owner')
  await owner.goto(`${house.operatorURL}/desk/app/adjustments`)
  await expect(owner.getByRole('row').filter({ hasText: '12.50 C.P.' })).toBeVisible()
  await isWholePage(owner)
  for (const text of ['12.50 C.P.', '$60.00']) {
    const row = owner.getByRole('row').filter({ hasText: text }).first()
    await row.getByRole('button', { name: /^Approve: .+, / }).click()
    await expect(row).toContainText('made')
  }
  await owner.goto(`${house.operatorURL}/desk/app/players/${player}/bonuses`)
  await expect(owner.getByRole('row').filter({ hasText: '$60.00' }).first()).toContainText('active')
  await isWholePage(owner)
  await owner.goto(`${house.operatorURL}/desk/app/loyalty`)
  await expect(owner.getByRole('heading', { name: 'Draws of the lotto' })).toBeVisible()
  await expect(owner.getByRole('row').filter({ hasText: 'Platinum' })).toContainText('200 %')
  await isWholePage(owner)
  await payments.context().close()
  await owner.context().close()
})

test('a tournament is made, watched, and voided by two people', async ({
  page,
  house,
  browser,
}) => {
  const [keeper, owner] = [await besides(page, browser), await besides(page, browser)]
  await signInAtDesk(keeper, house.operatorURL, 'demo-games')
  const list = `${house.operatorURL}/desk/app/tournaments`
  await keeper.goto(list)
  await keeper.getByRole('button', { name: 'New tournament' }).click()
  const sheet = keeper.getByRole('dialog')
  await sheet.getByLabel('Name, as players read it').fill('Journey cup')
  // It opens in the future, at the next minute but one.
  const soon = new Date(Date.now() + 90_000).toISOString().slice(0, 16)
  await sheet.getByLabel('Opens (UTC)').fill(soon)
  await sheet.getByLabel('Closes (UTC)').fill('2099-01-01T00:00')
  await sheet.getByLabel('Why (for staff)').fill('for a journey')
  await isWholePage(keeper)
  await sheet.getByRole('button', { name: 'New tournament' }).click()
  const row = keeper.getByRole('row').filter({ hasText: 'Journey cup' })
  await expect(row).toContainText('$50.00')
  await isWholePage(keeper)
  await expect(async () => {
    await page.goto('/en/tournaments')
    await expect(page.getByRole('region', { name: /^Journey cup/ })).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 150_000 })

  await row.getByRole('link', { name: 'Journey cup' }).click()
  await expect(keeper.getByText('Nobody has a place yet.')).toBeVisible()
  await isWholePage(keeper)
  await keeper.goto(list)
  await row.getByRole('button', { name: 'Void' }).click()
  await keeper.getByLabel('Why (for staff)').fill('for a journey')
  await keeper.keyboard.press('Enter')
  await expect(row.getByRole('button', { name: 'Decline' })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Approve' })).toBeHidden()
  await signInAtDesk(owner, house.operatorURL, 'demo-owner')
  await owner.goto(list)
  const same = owner.getByRole('row').filter({ hasText: 'Journey cup' })
  await same.getByRole('button', { name: 'Approve' }).click()
  await expect(same).toContainText('void')
  await page.reload()
  await expect(page.getByRole('region', { name: /^Journey cup/ })).toContainText(
    'No prizes are given.',
  )
  await keeper.context().close()
  await owner.context().close()
})
