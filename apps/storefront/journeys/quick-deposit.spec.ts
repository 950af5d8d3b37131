import { deposit } from '@fairhouse/contract/calls/cashier'
import type { Page } from '@playwright/test'
import { setLimit } from '@fairhouse/contract/calls/protection'
import { cashierDeposit as words } from '../app/shell/texts/en/cashier-deposit.ts'
import { cashierResult as result } from '../app/shell/texts/en/cashier-result.ts'
import { cashierWords } from '../app/shell/texts/en/cashier-words.ts'
import { en as sheetWords } from '../game-page/deposit/texts/en.ts'
import { en as game } from '../game-page/texts/en.ts'
import { axeFindsNothing } from './axe.ts'
import { ask } from './ask.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn, ledgerBalance, shownBalance, sitDown, spinOnce } from './player.ts'
import { arriveWithMoney } from './with-money.ts'

/** Cards of the sandbox: one that pays at once, one whose issuer asks back (3-D Secure). */
const paysAtOnce = '4242 4242 4242 4242'
const askedBack = '4000 0025 0000 3155'

/** Deposits fifty dollars in the cashier and saves the card. */
async function saveCard(page: Page, number: string, isAsked: boolean): Promise<void> {
  await page.goto('/en/cashier/deposit?with=any')
  await page.locator('.ways').getByRole('link', { name: cashierWords.methods.card }).click()
  await page.getByRole('button', { name: '$50', exact: true }).click()
  await page.getByRole('checkbox', { name: words.saveCard }).check()
  await page.getByRole('button', { name: 'Deposit $50.00' }).click()
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expires (MM/YY)').fill('12/39')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Pay $50.00' }).click()
  if (isAsked) await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { name: result.confirmed })).toBeVisible()
}

const opener = (page: Page) => page.getByRole('button', { name: game.money.deposit, exact: true })
const sheetOf = (page: Page) => page.getByRole('dialog', { name: sheetWords.title })

test('a saved card and the last amount raise the balance with one press, over the game, which stays', async ({
  page,
  context,
}) => {
  await arriveWithMoney(page)
  const sheet = sheetOf(page)
  await sitDown(page)
  await page.evaluate(() => document.body.setAttribute('data-stayed', ''))
  await opener(page).click()
  await expect(sheet.getByText(sheetWords.noneSaved)).toBeVisible()
  await axeFindsNothing(page)
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()

  await saveCard(page, paysAtOnce, false)
  await sitDown(page)
  await page.evaluate(() => document.body.setAttribute('data-stayed', ''))
  await spinOnce(page)
  const before = await ledgerBalance(page)
  await opener(page).click()
  await expect(sheet.getByRole('button', { name: '$50.00', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(sheet.locator('form').getByRole('status')).toContainText('$50.00')
  await axeFindsNothing(page)
  await sheet.getByRole('button', { name: 'Deposit $50.00' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText(game.money.arrived('$50.00')).first()).toBeVisible()
  await expect.poll(() => shownBalance(page)).toBe(before + 50_00)
  expect(await ledgerBalance(page)).toBe(before + 50_00)
  await expect(page.locator('body')).toHaveAttribute('data-stayed', '')

  await saveCard(await context.newPage(), askedBack, true)
  await opener(page).click()
  await expect(sheet.getByRole('radio')).toHaveCount(2)
  await sheet.getByRole('button', { name: '$100.00', exact: true }).click()
  await sheet.getByRole('button', { name: 'Deposit $100.00' }).click()
  const opened = context.waitForEvent('page')
  await sheet.getByRole('link', { name: sheetWords.confirm }).click()
  await (await opened).getByRole('button', { name: 'Approve' }).click()
  await expect(sheet).toHaveCount(0)
  await expect.poll(() => shownBalance(page)).toBe(before + 200_00)
  await expect(page.locator('body')).toHaveAttribute('data-stayed', '')
})

test('a declined deposit and trying again leave the focus on the sheet’s heading', async ({
  page,
  context,
}) => {
  await arriveWithMoney(page)
  await saveCard(page, askedBack, true)
  await sitDown(page)
  await opener(page).click()
  const sheet = sheetOf(page)
  await sheet.getByRole('button', { name: 'Deposit $50.00' }).click()
  const opened = context.waitForEvent('page')
  await sheet.getByRole('link', { name: sheetWords.confirm }).click()
  await (await opened).getByRole('button', { name: 'Fail' }).click()
  await expect(sheet.getByText(sheetWords.declined)).toBeVisible()
  const heading = sheet.getByRole('heading', { name: sheetWords.title, exact: true })
  await expect(heading).toBeFocused()
  await sheet.getByRole('button', { name: sheetWords.again }).press('Enter')
  await expect(sheet.getByRole('radio')).toHaveCount(1)
  await expect(heading).toBeFocused()
})

test('the player’s own limit holds in the sheet as in the cashier', async ({ page }) => {
  await arriveWithMoney(page)
  await saveCard(page, paysAtOnce, false)
  await ask(page, setLimit, { kind: 'deposit', period: 'day', most: '7000' })
  const { allowance } = await ask(page, deposit, {})
  expect(allowance?.amount).toBe(20_00)
  await sitDown(page)
  await opener(page).click()
  const sheet = sheetOf(page)
  await expect(sheet.getByText(sheetWords.allowance('$20.00'))).toBeVisible()
  await expect(sheet.getByRole('button', { name: '$50.00', exact: true })).toHaveCount(0)
  await expect(sheet.getByRole('link', { name: sheetWords.limits })).toBeVisible()
})

test('enough play money needs no filling up', async ({ page }) => {
  await arriveSignedIn(page)
  await sitDown(page)
  await expect(page.locator('.figure-balance')).toContainText('10,000.00')
  await expect(page.locator('.money-button')).toBeHidden()
})
