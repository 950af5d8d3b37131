import { readFile } from 'node:fs/promises'
import { transactionHistory } from '@fairhouse/contract/calls/cashier'
import { messages } from '@fairhouse/contract/calls/messages'
import type { Browser, Page } from '@playwright/test'
import { cashierWithdraw as words } from '../app/shell/texts/en/cashier-withdraw.ts'
import { axeFindsNothing } from './axe.ts'
import { ask } from './ask.ts'
import { approveHere, atDesk } from './at-desk.ts'
import { expect, test } from './house.ts'
import { arriveWithMoney } from './with-money.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const underWay = (page: Page) => page.getByRole('region', { name: 'Pending withdrawals' })

/** Whoever has just signed up need not prove that it is him. */
async function addBankAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a bank account' }).click()
  const form = dialog(page)
  await form.getByLabel('Account holder').fill('Ada Winter')
  await form.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 01')
  await form.getByLabel('BIC').fill('COBADEFF')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText(/IBAN/).last()).toBeVisible()
  await form.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('radio', { checked: true })).toBeVisible()
}

async function withdraw(page: Page, amount: string, told: string): Promise<void> {
  await page.getByLabel('Amount', { exact: true }).fill(amount)
  await page.getByRole('button', { name: `Withdraw ${told}` }).click()
  await dialog(page)
    .getByRole('button', { name: `Withdraw ${told} now` })
    .click()
  await expect(underWay(page).getByText(`−${told}`)).toBeVisible()
}

/** The newest is a line with its state; on a phone its time line is unfolded by hand. */
async function unfold(page: Page): Promise<void> {
  const line = underWay(page).locator('.payment-row-line').first()
  await expect(line).toContainText('Pending')
  const isPhone = (page.viewportSize()?.width ?? 0) < 860
  await expect(line).toHaveAttribute('aria-expanded', String(!isPhone))
  if (isPhone) await line.click()
}

/** Somebody at the desk says yes to the only withdrawal that waits. */
async function approveAs(browser: Browser, desk: string, name: string): Promise<void> {
  const page = await atDesk(browser, desk, name)
  await page.goto('/desk/app/payments')
  await page.getByRole('region', { name: 'Withdrawals' }).getByRole('link').first().click()
  await approveHere(page)
  await page.close()
}

test('one withdrawal is taken back, another approved by two people, sent and confirmed, and the statement adds up', async ({
  page,
  house,
  browser,
}) => {
  // What turns while one waits would never be done turning.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arriveWithMoney(page)
  await page.goto('/en/cashier/withdraw')
  await expect(page.getByText('You can withdraw now')).toBeVisible()
  await addBankAccount(page)

  await test.step('more than there is does not go', async () => {
    await page.getByLabel('Amount', { exact: true }).fill('1000.01')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('You can withdraw up to $1,000.00 now.')).toBeVisible()
  })

  await test.step('one that people look at is taken back', async () => {
    await withdraw(page, '400', '$400.00')
    await unfold(page)
    await expect(underWay(page).getByText(/Our team is reviewing it/)).toBeVisible()
    await axeFindsNothing(page)
    await underWay(page).getByRole('button', { name: 'Cancel withdrawal' }).click()
    // What leads back to playing is never the louder of the two.
    await expect(dialog(page).locator('.button-first')).toHaveText('Keep withdrawal')
    await dialog(page).getByRole('button', { name: 'Cancel withdrawal' }).click()
    await expect(page.getByText('$400.00 is back in your balance.')).toBeVisible()
    await expect(underWay(page)).toBeHidden()
  })

  await test.step('all of it takes two people, and is watched until it has arrived', async () => {
    await page.getByRole('button', { name: 'All' }).click()
    await page.getByRole('button', { name: 'Withdraw $1,000.00' }).click()
    await dialog(page).getByRole('button', { name: 'Withdraw $1,000.00 now' }).click()
    await unfold(page)
    await expect(underWay(page).getByText(/Our team is reviewing it/)).toBeVisible()
    await approveAs(browser, house.operatorURL, 'demo-payments')
    await expect(underWay(page).getByText(/a second approval from our team/)).toBeVisible()
    await approveAs(browser, house.operatorURL, 'demo-risk')
    await expect(underWay(page)).toBeHidden({ timeout: 60_000 })
    await expect(page.getByText('You can withdraw now').locator('..')).toContainText('$0.00')
  })

  await test.step('the history tells both, and a year of it adds up', async () => {
    await page.goto('/en/cashier/history?type=withdrawal')
    const rows = page.locator('.payment-row')
    await expect(rows).toHaveCount(2)
    await rows.first().getByRole('button').first().click()
    await expect(rows.first().getByText('Arrived')).toBeVisible()
    await expect(rows.first().getByText('Balance after').locator('..')).toContainText('$0.00')
    await axeFindsNothing(page)
    const { transactions } = await ask(page, transactionHistory, { page: '1' })
    expect(transactions.map(({ type, state }) => `${type} ${state}`).toSorted()).toEqual([
      'withdrawal cancelled',
      'withdrawal confirmed',
      'withdrawalReversal confirmed',
    ])
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    addsUp(await readFile(await (await saved).path(), 'utf8'))
  })

  await test.step('the inbox tells of it', async () => {
    const { messages: told } = await ask(page, messages, { page: '1' })
    const subjects = told.map(({ subject }) => subject)
    expect(subjects).toContain('Your withdrawal was sent')
    expect(subjects.filter((one) => one === 'We have your withdrawal request')).toHaveLength(2)
  })
})

test('an amount is split into what must go back and what goes where one likes, and asked for with one confirmation', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arriveWithMoney(page)
  await page.goto('/en/cashier/withdraw')
  await addBankAccount(page)
  const plan = page.locator('.withdraw-form .plan')
  await expect(plan).toHaveCount(0)
  await payByCard(page, '4242 4242 4242 4242')
  await payByCard(page, '5555 5555 5555 4444')
  await page.goto('/en/cashier/withdraw')
  const way = (label: RegExp) => page.locator('.withdraw-way').filter({ hasText: label })
  const here = words.plan.firstHere.replace('{amount}', '$50.00')
  await expect(way(/4242/)).toContainText(here)
  await expect(way(/4444/)).toContainText(here)
  await expect(way(/3000/)).toContainText(words.plan.afterwards)
  await way(/3000/).click()

  await test.step('before anything is typed, all of it is planned', async () => {
    await expect(plan.getByRole('listitem')).toHaveCount(3)
    await expect(plan.getByRole('listitem').last()).toContainText(/3000.*\$1,000\.00/)
    await expect(plan.getByRole('listitem').last()).toContainText(words.plan.rest)
    await axeFindsNothing(page)
  })

  const field = page.getByLabel('Amount', { exact: true })
  await test.step('a rest that its way does not pay is told with amounts that go', async () => {
    await field.fill('110')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.locator('.field-fault')).toContainText('$100.00 or less, or $150.00 or more')
  })

  await page.getByRole('button', { name: 'All' }).click()
  await expect(field).toHaveValue('1100')
  await page.getByRole('button', { name: 'Withdraw $1,100.00' }).click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(3)
  await axeFindsNothing(page)
  await dialog(page).getByRole('button', { name: 'Withdraw $1,100.00 now' }).click()
  await expect(underWay(page).locator('.payment-row')).toHaveCount(3)
  await expect(underWay(page).getByText('−$1,000.00')).toBeVisible()
})

async function payByCard(page: Page, number: string): Promise<void> {
  await page.goto('/en/cashier/deposit?with=card')
  await page.getByRole('button', { name: '$50', exact: true }).click()
  await page.getByRole('button', { name: 'Deposit $50.00' }).click()
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expires (MM/YY)').fill('12/39')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill('Ada Winter')
  await page.getByRole('button', { name: 'Pay $50.00' }).click()
  await expect(page).toHaveURL(/\/en\/cashier\/deposit-result\//)
  await expect(page.getByRole('status')).toContainText('$50.00')
}

/** The lines of a statement lead from its first balance to its last, which is nothing. */
function addsUp(csv: string): void {
  const cents = csv.split('\r\n').flatMap((line) => {
    const amount = /,(-?\d+\.\d\d)$/.exec(line)?.[1]
    return amount === undefined ? [] : [Number(amount.replace('.', ''))]
  })
  const closing = cents.pop()
  expect(cents.length).toBeGreaterThan(3)
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(closing)
  expect(closing).toBe(0)
}
