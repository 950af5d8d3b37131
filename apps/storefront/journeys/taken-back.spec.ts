import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { depositMethodSelect, transactionHistory } from '@fairhouse/contract/calls/cashier'
import type { Page } from '@playwright/test'
import { cashierResult as result } from '../app/shell/texts/en/cashier-result.ts'
import { cashierWords } from '../app/shell/texts/en/cashier-words.ts'
import { ask } from './ask.ts'
import { atDesk } from './at-desk.ts'
import { anyWidth, expect, test } from './house.ts'
import { ledgerBalance } from './player.ts'
import { testChain } from './test-chain.ts'
import { arriveWithMoney } from './with-money.ts'

/** Nodes of chains start when they are first needed, and blocks take seconds. */
const chainMs = 90_000
const root = join(import.meta.dirname, '../../..')

async function newest(page: Page) {
  const { transactions } = await ask(page, transactionHistory, { page: '1' })
  return transactions
}

test(
  'coins are watched until they are credited; a reorganised chain takes them back, and everybody is told so',
  anyWidth,
  async ({ page, house, browser }) => {
    test.slow()
    await arriveWithMoney(page)
    const before = await ledgerBalance(page)
    const chain = await testChain(page)
    await page.goto(`/en/cashier/deposit?with=${chain.method}`)
    await expect(page.locator('.coin-address')).toBeVisible({ timeout: chainMs })
    const { instruction } = await ask(page, depositMethodSelect, { methodName: chain.method })
    if (instruction?.kind !== 'address') throw new Error('no address')
    await chain.pay(instruction.address, chain.asset === 'LTC' ? 50_000_000n : 100_000n)

    await test.step('the player watches it live', async () => {
      const payment = page.locator('.coin-payment')
      await expect(payment).toContainText(/\d of \d confirmations/, { timeout: chainMs })
      await expect(payment).toContainText(cashierWords.states.confirmed, { timeout: chainMs })
      expect(await ledgerBalance(page)).toBeGreaterThan(before)
    })

    const [credited] = await newest(page)
    const txid = credited?.coin?.txid
    if (!credited || typeof txid !== 'string') throw new Error('the deposit has no transaction')

    await test.step('the chain is reorganised below it, and the player sees that it is gone', async () => {
      await chain.reorganise(await chain.blocksOver(txid))
      await page.goto(`/en/cashier/deposit-result/${credited.id}`)
      await expect
        .poll(() => ledgerBalance(page), { timeout: chainMs, intervals: [1_000] })
        .toBe(before)
      await page.reload()
      await expect(page.getByRole('heading', { name: result.takenBack })).toBeVisible()
      await page.goto('/en/cashier/history')
      const row = page.locator('.payment-row').first()
      await expect(row).toContainText(cashierWords.types.depositReversal)
      await row.getByRole('button').first().click()
      await expect(row).toContainText(cashierWords.reasons.chainReorganised)
      const [back] = await newest(page)
      expect(back).toMatchObject({
        type: 'depositReversal',
        state: 'confirmed',
        amount: credited.amount,
        about: credited.id,
        balanceAfter: before,
      })
    })

    await test.step('the desk sees what followed', async () => {
      const desk = await atDesk(browser, house.operatorURL, 'demo-risk')
      await desk.goto(`/desk/app/payments/${credited.id}`)
      await expect(desk.getByRole('region', { name: 'What followed' })).toContainText(
        'Deposit taken back',
      )
      await desk.close()
    })

    await test.step('every promise of the books holds', async () => {
      const { stdout } = await promisify(execFile)(process.execPath, ['tools/audit/main.ts'], {
        cwd: root,
        env: { ...process.env, DATA_DIR: join(dirname(house.logFile), 'data') },
      })
      expect(stdout).not.toContain('BROKEN')
      expect(stdout).toMatch(/(\d+) of \1 promises hold/)
    })
  },
)
