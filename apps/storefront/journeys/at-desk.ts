import type { Browser, Page } from '@playwright/test'

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
