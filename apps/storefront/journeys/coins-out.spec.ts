import { transactionHistory } from '@fairhouse/contract/calls/cashier'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { cashierWithdraw as words } from '../app/shell/texts/en/cashier-withdraw.ts'
import { cashierWords } from '../app/shell/texts/en/cashier-words.ts'
import { axeFindsNothing } from './axe.ts'
import { ask } from './ask.ts'
import { approveHere, atDesk } from './at-desk.ts'
import { anyWidth, expect, test } from './house.ts'
import { ledgerBalance } from './player.ts'
import { type TestChain, testChain } from './test-chain.ts'
import { arriveWithMoney } from './with-money.ts'

/** Nodes of chains start when they are first needed, and blocks take seconds. */
const chainMs = 120_000

const dialog = (page: Page) => page.getByRole('dialog')
const underWay = (page: Page) => page.getByRole('region', { name: words.underWay })

async function addAddress(page: Page, chain: TestChain): Promise<string> {
  const address = await chain.address()
  await page.getByRole('button', { name: words.add.coin.replace('{name}', chain.name) }).click()
  const form = dialog(page)
  const field = form.getByLabel(cashierWords.fields.address, { exact: true })
  await field.fill(`${address.slice(0, -1)}${address.endsWith('q') ? 'p' : 'q'}`)
  await form.getByRole('button', { name: words.save }).click()
  await expect(form.getByRole('alert').or(form.locator('.field-fault')).first()).toBeVisible()
  await field.fill(address)
  await form.getByRole('button', { name: words.save }).click()
  await expect(page.getByRole('radio', { checked: true })).toBeVisible()
  return address
}

/** Somebody at the desk says yes to the withdrawal that was asked for last. */
async function approveAs(browser: Browser, desk: string, name: string, id: string): Promise<void> {
  const page = await atDesk(browser, desk, name)
  await page.goto(`/desk/app/payments/${id}`)
  await approveHere(page)
  await page.close()
}

const paidTo = z.object({
  confirmations: z.int().min(1),
  vout: z.array(
    z.object({
      value: z.number(),
      scriptPubKey: z.object({
        addresses: z.array(z.string()).optional(),
        address: z.string().optional(),
      }),
    }),
  ),
})

test(
  'coins worth a thousand dollars are approved by two people, sent, and are on the chain as the player is shown',
  anyWidth,
  async ({ page, house, browser }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await arriveWithMoney(page)
    const chain = await testChain(page)
    await page.goto('/en/cashier/withdraw')
    const address = await addAddress(page, chain)
    await page.getByRole('button', { name: words.all }).click()
    await page.getByRole('button', { name: 'Withdraw $1,000.00' }).click()
    await expect(dialog(page)).toContainText(address.slice(-4))
    await axeFindsNothing(page)
    await dialog(page)
      .getByRole('button', { name: words.confirm.replace('{amount}', '$1,000.00') })
      .click()
    await expect(underWay(page).getByText(cashierWords.reasons.review)).toBeVisible()
    const asked = { page: '1', type: 'withdrawal' }
    const { transactions } = await ask(page, transactionHistory, asked)
    const id = transactions[0]?.id ?? ''
    await approveAs(browser, house.operatorURL, 'demo-payments', id)
    await expect(underWay(page).getByText(cashierWords.reasons.secondApproval)).toBeVisible()
    await approveAs(browser, house.operatorURL, 'demo-risk', id)
    await expect(underWay(page)).toBeHidden({ timeout: chainMs })
    expect(await ledgerBalance(page)).toBe(0)

    await page.goto('/en/cashier/history?type=withdrawal')
    const row = page.locator('.payment-row').first()
    await row.getByRole('button').first().click()
    await expect(row.getByText(cashierWords.stages.arrived)).toBeVisible()
    await axeFindsNothing(page)
    const { transactions: done } = await ask(page, transactionHistory, asked)
    const { txid, amount } = done[0]?.coin ?? {}
    if (typeof txid !== 'string') throw new Error('the withdrawal has no transaction')
    await expect(row.getByText(txid)).toBeVisible()
    const told = paidTo.parse(await chain.askNode('getrawtransaction', txid, true))
    const ours = told.vout.filter(({ scriptPubKey: { address: one, addresses = [] } }) =>
      [one, ...addresses].includes(address),
    )
    expect(ours.map(({ value }) => value)).toEqual([Number(amount)])
  },
)
