import type { Page } from '@playwright/test'
import { deposit } from '@fairhouse/contract/calls/cashier'
import { logIn } from '@fairhouse/contract/calls/session'
import { cashierBonus as bonusTexts } from '../app/shell/texts/en/cashier-bonus.ts'
import { cashierDeposit as words } from '../app/shell/texts/en/cashier-deposit.ts'
import { cashierMethods as methods } from '../app/shell/texts/en/cashier-methods.ts'
import { cashierResult as result } from '../app/shell/texts/en/cashier-result.ts'
import { cashierWords } from '../app/shell/texts/en/cashier-words.ts'
import { axeFindsNothing } from './axe.ts'
import { ask } from './ask.ts'
import { anyWidth, expect, test } from './house.ts'
import { ledgerBalance } from './player.ts'
import { arriveWithMoney } from './with-money.ts'

/** A number of the sandbox whose issuer asks back (3-D Secure). */
const askedBack = '4000 0025 0000 3155'

/** Nodes of chains start when they are first needed, and blocks take seconds. */
const chainMs = 60_000

const coins = [
  { name: 'litecoin', sends: '0.5 LTC', address: /^rltc1/ },
  { name: 'bitcoin', sends: '0.001 BTC', address: /^bcrt1/ },
] as const

async function arrive(page: Page): Promise<void> {
  await page.goto('/en')
  await ask(page, logIn, { login: 'demo-cash', password: 'fairhouse-demo' })
}

/** From the list of ways to the issuer's question: the three taps, then the card at the acquirer's page. */
async function payByCard(page: Page, answer: 'Approve' | 'Fail', saved = false): Promise<void> {
  await page.goto('/en/cashier/deposit?with=any')
  await page.locator('.ways').getByRole('link', { name: cashierWords.methods.card }).click()
  await page.getByRole('button', { name: '$50', exact: true }).click()
  await expect(page.locator('.deposit-worth')).toContainText('$50.00')
  const save = page.getByRole('checkbox', { name: words.saveCard })
  await expect(save).not.toBeChecked()
  if (saved) await save.check()
  await axeFindsNothing(page)
  await page.getByRole('button', { name: 'Deposit $50.00' }).click()
  await page.getByLabel('Card number').fill(askedBack)
  await page.getByLabel('Expires (MM/YY)').fill('12/39')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Pay $50.00' }).click()
  await page.getByRole('button', { name: answer }).click()
  await expect(page).toHaveURL(/\/en\/cashier\/deposit-result\//)
}

test('a card pays in when its issuer is told yes, and not when it is told no; it is saved when asked for, and forgotten', async ({
  page,
}) => {
  await arrive(page)
  const before = await ledgerBalance(page)
  await payByCard(page, 'Approve')
  await expect(page.getByRole('heading', { name: result.confirmed })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('$50.00')
  expect(await ledgerBalance(page)).toBe(before + 50_00)
  await axeFindsNothing(page)
  expect((await ask(page, deposit, {})).saved).toEqual([])

  await payByCard(page, 'Approve', true)
  await expect(page.getByRole('heading', { name: result.confirmed })).toBeVisible()

  await payByCard(page, 'Fail')
  await expect(page.getByRole('heading', { name: result.ended })).toBeVisible()
  await expect(page.getByRole('status')).toContainText(cashierWords.reasons.authenticationFailed)
  expect(await ledgerBalance(page)).toBe(before + 100_00)
  await axeFindsNothing(page)

  await page.getByRole('link', { name: result.other }).click()
  await axeFindsNothing(page)
  const { saved } = await ask(page, deposit, {})
  const [card] = saved
  if (!card) throw new Error('the card was not kept')
  await page
    .getByRole('link', { name: words.edit.replace('{name}', card.label) })
    .first()
    .click()
  await page.getByRole('button', { name: methods.remove }).click()
  await page.getByRole('button', { name: methods.removeYes }).click()
  await expect(page.getByText(methods.removed.replace('{name}', card.label))).toBeVisible()

  await page.goto('/en/cashier/deposit-result/nobody-knows-this')
  await expect(page.getByRole('heading', { name: result.unknown })).toBeVisible()
})

test(
  'what was left is gone on with: the lines of a transfer, and a page on which nothing was paid',
  anyWidth,
  async ({ page, context }) => {
    await arrive(page)
    const before = await ledgerBalance(page)
    await page.goto('/en/cashier/deposit?with=bank-transfer')
    await page.getByLabel(words.amount).fill('70')
    await page.getByRole('button', { name: 'Deposit $70.00' }).click()
    await expect(page.getByRole('heading', { name: result.bankHeading })).toBeVisible()
    const lines = await page.locator('.bank-lines').innerText()
    expect(lines).toContain('FH-')
    await page.goto('/en/cashier/deposit?with=card')
    await page.locator('.open-deposits').getByRole('link', { name: '$70.00' }).click()
    await expect(page.locator('.bank-lines')).toHaveText(lines, { useInnerText: true })
    await axeFindsNothing(page)
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: result.bankTest }).click()
    const bank = await opened
    await bank.getByRole('button', { name: 'Make the transfer' }).click()
    await expect(bank.getByRole('status')).toContainText('The transfer was made')
    await expect(page.getByRole('heading', { name: result.confirmed })).toBeVisible()
    await expect(page.locator('.bank-lines')).toHaveCount(0)
    expect(await ledgerBalance(page)).toBe(before + 70_00)

    await page.goto('/en/cashier/deposit?with=card')
    await page.getByRole('button', { name: '$50', exact: true }).click()
    await page.getByRole('button', { name: 'Deposit $50.00' }).click()
    await expect(page.getByLabel('Card number')).toBeVisible()
    await page.goto('/en/cashier/deposit?with=card')
    await page.locator('.open-deposits').getByRole('link', { name: '$50.00' }).click()
    await axeFindsNothing(page)
    await page.getByRole('link', { name: result.toPayment }).click()
    await expect(page.getByLabel('Card number')).toBeVisible()
  },
)

test('a deposit is on its way on top of the page until it is done, and no longer', async ({
  page,
  context,
}) => {
  await arrive(page)
  await page.goto('/en/cashier/deposit?with=bank-transfer')
  await page.getByLabel(words.amount).fill('80')
  await page.getByRole('button', { name: 'Deposit $80.00' }).click()
  await expect(page.getByRole('heading', { name: result.bankHeading })).toBeVisible()
  const toBank = page.getByRole('link', { name: result.bankTest })
  const bank = await context.newPage()
  await bank.goto((await toBank.getAttribute('href')) ?? '')
  await page.goto('/en/cashier/deposit?with=card')
  const waiting = page.locator('.open-deposits').getByRole('link', { name: '$80.00' })
  await expect(waiting).toBeVisible()
  await bank.getByRole('button', { name: 'Make the transfer' }).click()
  await expect(bank.getByRole('status')).toContainText('The transfer was made')
  await expect(waiting).toHaveCount(0)
})

test('a code is claimed beside the address of coins, and its terms are read there and beside amounts', async ({
  page,
}) => {
  await arriveWithMoney(page)
  await page.goto('/en/cashier/deposit?with=bitcoin')
  const bonus = page.getByRole('region', { name: bonusTexts.heading })
  const field = bonus.getByLabel(words.bonusCode)
  await expect(field).toBeVisible({ timeout: chainMs })
  await bonus.getByRole('button', { name: bonusTexts.claim }).click()
  await expect(bonus.locator('.field-fault')).toHaveText(bonusTexts.required)
  await field.fill('nobodys')
  await bonus.getByRole('button', { name: bonusTexts.claim }).click()
  await expect(bonus.locator('.field-fault')).not.toHaveText(bonusTexts.required)
  await field.fill('welcome')
  await field.blur()
  await expect(bonus.getByRole('status').first()).toContainText('from a deposit of $20.00')
  await axeFindsNothing(page)
  await field.press('Enter')
  await expect(bonus.getByRole('heading', { name: 'Welcome Bonus' })).toBeVisible()
  await expect(bonus).toBeFocused()
  await expect(bonus).toContainText('100% of your deposit, up to $200.00')
  await expect(bonus.getByRole('link', { name: bonusTexts.terms })).toHaveAttribute(
    'href',
    '/en/promotions/welcome-bonus',
  )
  await expect(field).toHaveCount(0)
  await axeFindsNothing(page)

  await page.reload()
  await expect(bonus.getByRole('heading', { name: 'Welcome Bonus' })).toBeVisible({
    timeout: chainMs,
  })
  await expect(page.locator('.deposit-worth')).toContainText(cashierWords.payment.rateInvented)

  for (const way of ['card', 'bank-transfer']) {
    await page.goto(`/en/cashier/deposit?with=${way}`)
    await expect(bonus.getByRole('heading', { name: 'Welcome Bonus' })).toBeVisible()
    await expect(bonus).toContainText('100% of your deposit, up to $200.00')
    await expect(field).toHaveCount(0)
    await axeFindsNothing(page)
  }
})

test(
  'coins sent on a real test chain are seen at once and counted block by block',
  anyWidth,
  async ({ page, context }) => {
    test.slow()
    await arrive(page)
    const { methods: offered } = await ask(page, deposit, {})
    // Litecoin needs a program of the machine; bitcoin's node comes with the house.
    const { name, sends, address } =
      coins.find((coin) => offered.some((method) => method.name === coin.name)) ?? coins[1]
    const before = await ledgerBalance(page)
    await page.goto(`/en/cashier/deposit?with=${name}`)
    await expect(page.locator('.coin-address')).toHaveText(address, { timeout: chainMs })
    await expect(page.getByText(words.coinWaits)).toBeVisible()
    await axeFindsNothing(page)

    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: words.coinTest }).click()
    const faucet = await opened
    await faucet.getByLabel('Coins').fill(sends.split(' ')[0] ?? '')
    await faucet.getByRole('button', { name: 'Send test coins' }).click()
    const sent = faucet.getByRole('status')
    await expect(sent).toContainText('Sent', { timeout: chainMs })
    expect(await sent.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)

    const payment = page.locator('.coin-payment')
    await expect(payment).toContainText(sends, { timeout: chainMs })
    await expect(payment).toContainText(/\d of \d confirmations/, { timeout: chainMs })
    await expect(payment).toContainText(cashierWords.states.confirmed, { timeout: chainMs })
    await payment.click()
    await expect(page.getByRole('heading', { name: result.confirmed })).toBeVisible()
    const after = await ledgerBalance(page)
    expect(after).toBeGreaterThan(before)
    await axeFindsNothing(page)
  },
)
