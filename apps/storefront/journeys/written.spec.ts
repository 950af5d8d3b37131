import { writtenRoutes } from '../app/features/content/written-routes.ts'
import { axeFindsNothing } from './axe.ts'
import { expect, test } from './house.ts'

/** One of each kind, and those with parts from data. */
const looked = [
  '/en/faq',
  '/de/responsible-gaming',
  '/en/payment-methods',
  '/en/bitcoin-guides/bitcoin-kraken',
  '/en/contact-us',
  '/en/promotions',
  '/fr/promotions/cashback-bonus',
]

test('written pages have no accessibility fault, no error and nothing wider than a phone', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (fault) => errors.push(fault.message))
  for (const path of looked) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await page.waitForLoadState('networkidle')
    await axeFindsNothing(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBe(0)
  }
  expect(errors).toEqual([])
})

test('every written page answers, and one that does not exist is not found', async ({ page }) => {
  for (const path of writtenRoutes)
    expect((await page.request.get(`/ja/${path}`)).status(), path).toBe(200)
  for (const path of ['promotions/nothing', 'bitcoin-guides/nothing', 'providers/evoplay'])
    expect((await page.request.get(`/en/${path}`)).status(), path).toBe(404)
})

test('links of a text lead on without another document, to the very place', async ({ page }) => {
  await page.goto('/en/faq')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'))
  await page.getByRole('link', { name: 'see an example' }).click()
  await expect(page).toHaveURL(/\/en\/promotions\/welcome-bonus#example$/)
  await expect(page.getByRole('heading', { name: 'What it’s worth' })).toBeInViewport()
  await expect(page.locator('body[data-same]')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /claim/i })).toHaveCount(0)
})

test('a translated page tells search engines that its own address counts, and can be printed', async ({
  page,
}) => {
  await page.goto('/es/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un casino que puede comprobar')
  await expect(page.getByText('Esta página está disponible en inglés.')).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/es\/about-us$/)
  await expect(page.locator('link[hreflang=es]')).toHaveAttribute('href', /\/es\/about-us$/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('footer')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
