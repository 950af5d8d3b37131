import type { Page } from '@playwright/test'
import { isWholePage, signInAtDesk } from './at-desk.ts'
import { expect, test } from './house.ts'

const books = [
  ['Days', 'Days'],
  ['Owed', 'Owed to players'],
  ['Jackpots', 'Jackpots'],
] as const

async function logIn(page: Page, desk: string): Promise<void> {
  await signInAtDesk(page, desk, 'demo-payments')
  await page.goto(`${desk}/desk/withdrawals`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdrawals')
}

test('staff read days, what is owed, and jackpots: at both widths, and without a mouse', async ({
  page,
  house,
}) => {
  await logIn(page, house.operatorURL)
  for (const [place, title] of books) {
    const link = page.getByRole('navigation').getByRole('link', { name: place, exact: true })
    for (let steps = 0; steps < 20; steps++) {
      await page.keyboard.press('Tab')
      if (await link.evaluate((element) => element === document.activeElement)) break
    }
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await isWholePage(page)
  }
  await page.goto(`${house.operatorURL}/desk/owed`)
  await expect(page.getByRole('status')).toContainText('What players have is what the house')
})
