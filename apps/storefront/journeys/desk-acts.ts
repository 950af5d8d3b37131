import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { expect } from './house.ts'

/** Signs somebody of a demo's staff in, at the back office. */
export async function signInAtDesk(page: Page, desk: string, name: string): Promise<void> {
  await page.goto(`${desk}/desk/log-in`)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Password').fill('fairhouse-desk')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/desk\/app$/)
}

/** Nothing that axe finds, and nothing wider than the page. */
export async function isWhole(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
}

/** Somebody else's browser, of the same size. */
export async function besides(page: Page, browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize() })
  return context.newPage()
}
