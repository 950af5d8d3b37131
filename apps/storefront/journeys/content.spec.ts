import type { Browser, Page } from '@playwright/test'
import { besides, isWholePage, signInAtDesk } from './at-desk.ts'
import { expect, test } from './house.ts'

async function signedIn(browser: Browser, like: Page, desk: string, name: string): Promise<Page> {
  const page = await besides(like, browser)
  await signInAtDesk(page, desk, name)
  await page.goto(`${desk}/desk/app/content`)
  return page
}

/** Pages of visitors are at most five seconds old. */
const untilShown = (page: Page, path: string, title: string) =>
  expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 1_000 })
  }).toPass()

test('a banner is written, looked at, approved by another, and then seen by a player', async ({
  page,
  house,
  browser,
}) => {
  const writer = await signedIn(browser, page, house.operatorURL, 'demo-content')
  await writer.getByRole('button', { name: 'New banner' }).click()
  const form = writer.getByRole('dialog')
  await form.getByLabel('Name, for staff').fill('Friday')
  await form.getByRole('textbox', { name: 'Title' }).fill('Friday: 20% more')
  await form
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('Every **Friday** there is more. [Read how](/promotions).')
  await form.getByRole('textbox', { name: 'Words on the link' }).fill('To the promotions')
  await form.getByLabel('Leads to').fill('/promotions')
  await form.getByRole('combobox', { name: 'Language' }).selectOption('German')
  await form.getByRole('textbox', { name: 'Title' }).fill('Freitag: 20 % mehr')
  await form
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('Jeden **Freitag** gibt es mehr.')
  await isWholePage(writer)
  await form.getByRole('button', { name: 'Save as a new version' }).click()
  const piece = writer.locator('.panel').filter({ hasText: 'Friday' })
  await expect(piece).toContainText('takes two people')
  await isWholePage(writer)

  await test.step('the real first page shows it to who has the address of the preview', async () => {
    await piece.getByRole('button', { name: 'Preview' }).click()
    await writer.getByRole('button', { name: 'German, 390 px' }).click()
    const path = await writer.locator('code.secret').innerText()
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Freitag: 20 % mehr' })).toBeVisible()
    await isWholePage(page)
    await page.goto('/en')
    await expect(page.getByRole('heading', { name: 'Friday: 20% more' })).toBeHidden()
    await writer.keyboard.press('Escape')
  })

  await test.step('another one approves it, and players see it in their language', async () => {
    await piece.getByRole('button', { name: 'Publish' }).click()
    await writer.getByLabel('Why (for staff)').fill('The campaign of the week.')
    await writer.keyboard.press('Enter')
    await expect(piece).toContainText('asks for a second person')
    await expect(piece.getByRole('button', { name: 'Approve' })).toBeHidden()
    const owner = await signedIn(browser, page, house.operatorURL, 'demo-owner')
    await owner.getByRole('button', { name: 'Approve' }).click()
    await expect(owner.getByText('shown now')).toBeVisible()
    await untilShown(page, '/en', 'Friday: 20% more')
    await expect(page.getByRole('link', { name: 'Read how' })).toHaveAttribute(
      'href',
      '/en/promotions',
    )
    await isWholePage(page)
    await test.step('its links inside the house are followed in the app', async () => {
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await page.waitForLoadState('networkidle')
      await page.getByRole('link', { name: 'To the promotions' }).click()
      await expect(page).toHaveURL(/\/en\/promotions$/)
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    })
    await untilShown(page, '/de', 'Freitag: 20 % mehr')
    await owner.context().close()
  })
  await writer.context().close()
})
