import {
  depositMethodSelect,
  transactionHistory,
  withdrawalMethodEdit,
  withdrawalProcess,
} from '@fairhouse/contract/calls/cashier'
import type { Page } from '@playwright/test'
import { cashierWallets as words } from '../app/shell/texts/en/cashier-wallets.ts'
import { cashierWithdraw } from '../app/shell/texts/en/cashier-withdraw.ts'
import { axeFindsNothing } from './axe.ts'
import { ask, newKey } from './ask.ts'
import { anyWidth, expect, test } from './house.ts'
import { ledgerBalance } from './player.ts'
import { testChain } from './test-chain.ts'
import { addressOfWallet, signWithWallet } from './test-wallet.ts'
import { arriveWithMoney } from './with-money.ts'

/** Nodes of chains start when they are first needed, and blocks take seconds. */
const chainMs = 120_000

const copied = (page: Page, name: string) =>
  page.locator('.copied-line').filter({ hasText: name }).locator('button > span').first()

/** Where the focus goes when what was pressed is there no more. */
const cardHeading = (page: Page) => page.locator('.wallet').getByRole('heading')

test(
  'more coins than the law lets go unasked wait until the player signed with the wallet, or made the small payment',
  anyWidth,
  async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await arriveWithMoney(page)
    const chain = await testChain(page)
    const own = async (): Promise<string> => {
      const { instruction } = await ask(page, depositMethodSelect, { methodName: chain.method })
      return instruction?.kind === 'address' ? instruction.address : ''
    }
    await expect.poll(own, { timeout: chainMs }).not.toBe('')
    await chain.pay(await own(), 200_000_000n)
    await expect.poll(() => ledgerBalance(page), { timeout: chainMs }).toBeGreaterThan(100_100)

    const address = addressOfWallet(chain.method)
    const { userPMId } = await ask(page, withdrawalMethodEdit, {
      methodName: chain.method,
      fields: JSON.stringify({ address }),
    })
    await ask(page, withdrawalProcess, { requestKey: newKey(), userPMId, amount: '100100' })

    await test.step('the withdrawal says what it waits for, and leads there', async () => {
      await page.goto('/en/cashier/withdraw')
      await expect(page.getByText(cashierWithdraw.wallet.wanted)).toBeVisible()
      await page.getByRole('link', { name: cashierWithdraw.wallet.go }).click()
      await expect(page.getByText(words.unproven)).toBeVisible()
      await axeFindsNothing(page)
    })

    await test.step('another signature is refused with a sentence', async () => {
      await page.getByLabel(words.ways.signature).check()
      await page.getByRole('button', { name: words.ways.signature }).click()
      await expect(cardHeading(page)).toBeFocused()
      await page.getByLabel(words.signature).fill(`H${'A'.repeat(86)}=`)
      await page.getByRole('button', { name: words.verify }).click()
      await expect(page.getByText(words.wrong)).toBeVisible()
      await axeFindsNothing(page)
    })

    await test.step('the small payment is told to the last digit', async () => {
      await page.getByLabel(words.ways.payment).check()
      await page.getByRole('button', { name: words.ways.payment }).click()
      await expect(copied(page, words.amount)).toContainText(chain.asset)
      await expect(copied(page, words.address)).toHaveText(await own())
      await axeFindsNothing(page)
    })

    await test.step('paid, it counts, and people look at the withdrawal', async () => {
      const told = (await copied(page, words.amount).textContent()) ?? ''
      const [coins = ''] = told.split(' ')
      await chain.pay(await own(), BigInt(Math.round(Number(coins) * 1e8)))
      const [before = ''] = words.provenBy.payment.split('{date}')
      await expect(page.getByText(before.trim())).toBeVisible({ timeout: chainMs })
    })

    await test.step('signed with the wallet, nothing more is asked', async () => {
      await page.getByLabel(words.ways.signature).check()
      const message = (await copied(page, words.message).textContent()) ?? ''
      const signature = signWithWallet(chain.method, message)
      await page.getByLabel(words.signature).fill(signature)
      await page.getByRole('button', { name: words.verify }).click()
      const [before = ''] = words.provenBy.signature.split('{date}')
      await expect(page.getByText(before.trim())).toBeVisible()
      await expect(cardHeading(page)).toBeFocused()
      await axeFindsNothing(page)
      const asked = { page: '1', type: 'withdrawal' }
      const { transactions } = await ask(page, transactionHistory, asked)
      const reasons = transactions[0]?.stages.map(({ reason }) => reason)
      expect(reasons).toContain('review')
      await page.goto('/en/cashier/withdraw')
      await expect(page.getByRole('region', { name: cashierWithdraw.underWay })).toBeVisible()
      await expect(page.getByText(cashierWithdraw.wallet.wanted)).toHaveCount(0)
    })
  },
)
