import { transactionHistory } from '@fairhouse/contract/calls/cashier'
import { cashierBuy as words } from '../app/shell/texts/en/cashier-buy.ts'
import { cashierResult as result } from '../app/shell/texts/en/cashier-result.ts'
import { cashierWords } from '../app/shell/texts/en/cashier-words.ts'
import { axeFindsNothing } from './axe.ts'
import { ask } from './ask.ts'
import { expect, test } from './house.ts'
import { ledgerBalance } from './player.ts'
import { testChain } from './test-chain.ts'
import { arriveWithMoney } from './with-money.ts'

/** Nodes of chains start when they are first needed, and blocks take seconds. */
const chainMs = 90_000

test('coins are bought at a seller’s page by an impatient hand, and are credited once', async ({
  page,
}) => {
  test.slow()
  await arriveWithMoney(page)
  const before = await ledgerBalance(page)
  const chain = await testChain(page)
  await page.goto('/en/cashier/buy-crypto')
  await page.locator('.buy-coin', { hasText: chain.name }).click()
  await page.getByLabel(words.amount).fill('50')
  const buy = page.getByRole('button', { name: words.order, exact: true }).first()
  await expect(buy).toBeVisible()
  await axeFindsNothing(page)
  await test.step('the seller’s page leads back without a payment, too', async () => {
    await buy.click()
    await expect(page.getByRole('banner')).toContainText('TEST MONEY', { timeout: chainMs })
    await page.getByRole('link', { name: 'Back to the casino' }).click()
    await expect(page.getByRole('heading', { name: words.heading })).toBeVisible()
    await expect(page.getByText(words.backTitle)).toHaveCount(0)
  })

  await test.step('it is paid once, by two taps', async () => {
    await page.locator('.buy-coin', { hasText: chain.name }).click()
    await page.getByLabel(words.amount).fill('50')
    await buy.click()
    await page.getByRole('button', { name: 'Pay with test money' }).dblclick()
    await expect(page.getByRole('status')).toContainText('on their way', { timeout: chainMs })
    await page.getByRole('link', { name: 'Back to the casino' }).click()
    await expect(page.getByRole('heading', { name: words.backTitle })).toBeVisible()
  })

  await test.step('the coins are followed until they are credited', async () => {
    await page.getByRole('link', { name: words.follow }).click()
    const payment = page.locator('.coin-payment')
    await expect(payment).toContainText(cashierWords.states.confirmed, { timeout: chainMs })
    await expect(payment).toHaveCount(1)
    const { transactions } = await ask(page, transactionHistory, { page: '1', type: 'deposit' })
    const [credited] = transactions
    expect(transactions).toHaveLength(1)
    expect(credited?.amount).toBeGreaterThan(40_00)
    expect(await ledgerBalance(page)).toBe(before + (credited?.amount ?? 0))
  })

  await test.step('a reorganised chain takes them back as it does any coins, and the time line says so', async () => {
    const { transactions } = await ask(page, transactionHistory, { page: '1', type: 'deposit' })
    const [credited] = transactions
    const txid = credited?.coin?.txid
    if (!credited || typeof txid !== 'string') throw new Error('the deposit has no transaction')
    await chain.reorganise(await chain.blocksOver(txid))
    await expect
      .poll(() => ledgerBalance(page), { timeout: chainMs, intervals: [1_000] })
      .toBe(before)
    const told = await ask(page, transactionHistory, { page: '1' })
    expect(told.transactions).toMatchObject([
      {
        type: 'depositReversal',
        state: 'confirmed',
        amount: credited.amount,
        about: credited.id,
        balanceAfter: before,
      },
      { id: credited.id, type: 'deposit', state: 'confirmed' },
    ])
    expect(told.transactions[0]?.stages.map(({ stage, at }) => [stage, at !== null])).toEqual([
      ['requested', true],
      ['returned', true],
    ])
    await page.goto(`/en/cashier/deposit-result/${credited.id}`)
    await expect(page.getByRole('heading', { name: result.takenBack })).toBeVisible()
    await page.goto('/en/cashier/history')
    const row = page.locator('.payment-row').first()
    await expect(row).toContainText(cashierWords.types.depositReversal)
    await row.getByRole('button').first().click()
    await expect(row).toContainText(cashierWords.reasons.chainReorganised)
  })
})
