import type { Page } from '@playwright/test'
import { isWholePage, signInAtDesk } from './at-desk.ts'
import { expect, test } from './house.ts'

/** Pages on which people decide, or see that the books are right, with their names in the navigation. */
const pages = [
  ['Identity checks', 'Identity checks'],
  ['Flags', 'Flags'],
  ['Addresses', 'Addresses'],
  ['Complaints', 'Complaints'],
  ['Cohorts', 'Cohorts'],
  ['Reconciliation', 'Reconciliation'],
  ['Owed to players', 'Owed to players'],
  ['Audit log', 'Audit log'],
] as const

/** On a phone the navigation is behind a button. */
async function goTo(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) {
    await menu.focus()
    await page.keyboard.press('Enter')
  }
  const link = page.getByRole('navigation').getByRole('link', { name, exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
}

test('staff read queues, the books and the audit log: at both widths, and without a mouse', async ({
  page,
  house,
}) => {
  await signInAtDesk(page, house.operatorURL, 'demo-owner')
  for (const [name, title] of pages) {
    await goTo(page, name)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('.bones')).toHaveCount(0)
    await isWholePage(page)
  }
  const log = page.getByRole('region', { name: 'Audit log' })
  await expect(log).toContainText('signed in')
  await page.getByLabel('By', { exact: true }).fill('nobody-here')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nobody did such a thing.')).toBeVisible()
  await page.goto(`${house.operatorURL}/desk/app/owed`)
  await expect(page.getByRole('status')).toContainText('What players have is what the house')
})
