import type { Browser, Page } from '@playwright/test'
import { axeFindsNothing } from './axe.ts'
import { expect } from './house.ts'

/** A page of the house's people is as good for those who do not see it, and scrolls in one direction only. */
export async function isWholePage(page: Page): Promise<void> {
  await axeFindsNothing(page)
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
}

/** A page at the desk of the house, at which one of its people has signed in. Whoever asks closes it. */
export async function atDesk(browser: Browser, desk: string, name: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: desk })
  await page.goto('/desk/withdrawals')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Password').fill('fairhouse-desk')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/desk/app')
  await page.goto('/desk/withdrawals')
  return page
}
