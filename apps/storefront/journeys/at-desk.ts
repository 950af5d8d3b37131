import type { Browser, Page } from '@playwright/test'
import { axeFindsNothing } from './axe.ts'
import { expect } from './house.ts'

/** A page of the house's people is as good for those who do not see it, and scrolls in one direction only. */
export async function isWholePage(page: Page): Promise<void> {
  await axeFindsNothing(page)
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
}

/** Types a name and the password of a demo's staff, and a code where one is asked for. What comes next is the caller's to see. */
export async function typeAtDesk(
  page: Page,
  desk: string,
  name: string,
  code?: string,
): Promise<void> {
  await page.goto(`${desk}/desk/log-in`)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Password').fill('fairhouse-desk')
  if (code !== undefined) await page.getByLabel('Code of your app').fill(code)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs somebody of a demo's staff in, at the back office. */
export async function signInAtDesk(page: Page, desk: string, name: string): Promise<void> {
  await typeAtDesk(page, desk, name)
  await expect(page).toHaveURL(/\/desk\/app$/)
}

/** Somebody else's browser, of the same size. */
export async function besides(page: Page, browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize() })
  return context.newPage()
}

/** A page at the desk of the house, at which one of its people has signed in. Whoever asks closes it. */
export async function atDesk(browser: Browser, desk: string, name: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: desk })
  await signInAtDesk(page, desk, name)
  return page
}

/** Approves the withdrawal whose page is open. */
export async function approveHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(/^Approved[.]/)).toBeVisible()
}
