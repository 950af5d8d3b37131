import type { Page } from '@playwright/test'
import { axeFindsNothingAtRest } from './axe.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn, settled, sitDown, spinButton } from './player.ts'

const still = '/en/keno-80?stage=still'

const number = (page: Page, value: number) =>
  page
    .getByRole('group', { name: 'Numbers' })
    .getByRole('button', { name: new RegExp(`^${value}($|,)`) })

const spoken = (page: Page) => page.locator('.unseen[role=status]')

test('a ticket of keno is filled in, drawn, spoken and shown again after a reload', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await sitDown(page, still)
  await axeFindsNothingAtRest(page)

  // An empty ticket is not drawn.
  await spinButton(page).click()
  await expect(
    page.locator('.notice').filter({ hasText: 'Pick at least one number first.' }).first(),
  ).toBeVisible()

  for (const value of [4, 17, 80]) await number(page, value).click()
  await expect(spoken(page)).toContainText('80 picked, 3 numbers.')
  await expect(number(page, 17)).toHaveAttribute('aria-pressed', 'true')
  await number(page, 17).click()
  await expect(number(page, 17)).toHaveAttribute('aria-pressed', 'false')
  await number(page, 17).click()
  await expect(page.locator('.keno-pays-title')).toContainText('3 numbers')
  await expect(page.locator('.keno-pay')).toHaveCount(2)

  const answered = page
    .waitForResponse((answer) => answer.url().includes('play'), { timeout: 5_000 })
    .catch(() => null)
  await spinButton(page).click()
  await answered
  await settled(page)
  await expect(spoken(page)).toContainText('Drawn:')
  await expect(spoken(page)).toContainText(/of 3 hit|None of your 3 numbers hit/)

  await page.reload()
  await expect(spinButton(page)).toBeEnabled()
  await expect(number(page, 17)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.keno-pays-title')).toContainText('3 numbers')
})

test('a ticket of keno is filled in by keyboard alone, cleared, and picked by chance', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await sitDown(page, still)
  await number(page, 1).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  const picked = page.locator('.keno-number[aria-pressed=true]')
  await expect(picked).toHaveCount(2)
  await page.keyboard.press('c')
  await expect(picked).toHaveCount(0)
  await page.keyboard.press('q')
  const count = Number(await page.locator('.keno-pick-count').innerText())
  await expect(picked).toHaveCount(count)
  await page.keyboard.press('Home')
  await expect(number(page, 1)).toBeFocused()
})

test('tickets of keno are saved, and the coach says what each count returns', async ({ page }) => {
  await arriveSignedIn(page)
  await sitDown(page, still)
  await page.keyboard.press('q')
  await page.getByRole('button', { name: 'Saved tickets' }).click()
  await page.getByRole('button', { name: 'Save this ticket' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  await page.reload()
  await expect(spinButton(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Saved tickets' }).click()
  await page.getByRole('button', { name: /^Use / }).last().click()
  await expect(page.locator('.keno-number[aria-pressed=true]')).toHaveCount(8)

  await page.locator('.coach-button').click()
  const rows = page.locator('.keno-coach-table').last().locator('tbody tr')
  await expect(rows).toHaveCount(10)
  await expect(rows.nth(7)).toContainText('92.63')
})

test('a risk of Fast Keno is chosen, priced, drawn and shown again after a reload', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await sitDown(page, '/en/fast-keno-40?stage=still')
  await axeFindsNothingAtRest(page)
  const risk = (name: string) =>
    page.getByRole('radiogroup', { name: 'Risk' }).getByRole('radio', { name })
  for (const value of [4, 17, 40]) await number(page, value).click()
  await expect(risk('Medium')).toHaveAttribute('aria-checked', 'true')
  await expect(page.locator('.keno-pay')).toHaveCount(2)
  await risk('Low').click()
  await expect(page.locator('.keno-pay')).toHaveCount(3)
  await expect(spoken(page)).toContainText('Risk: Low.')
  await spinButton(page).click()
  await settled(page)
  await expect(spoken(page)).toContainText(/of 3 hit|None of your 3 numbers hit/)
  await page.reload()
  await expect(risk('Low')).toHaveAttribute('aria-checked', 'true')
  await expect(number(page, 17)).toHaveAttribute('aria-pressed', 'true')
})

test('two cards of Four Card Keno are filled in by keyboard, cost two bets, and are told apart', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await sitDown(page, '/en/four-card-keno?stage=still')
  await axeFindsNothingAtRest(page)
  const card = (name: RegExp) =>
    page.getByRole('radiogroup', { name: 'Cards' }).getByRole('radio', { name })
  await number(page, 1).focus()
  await page.keyboard.press('Space')
  await expect(card(/^Card A: 1 number$/)).toHaveAttribute('aria-checked', 'true')
  await page.keyboard.press('2')
  await expect(card(/^Card B: empty$/)).toHaveAttribute('aria-checked', 'true')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(card(/^Card B: 2 numbers$/)).toBeVisible()
  await spinButton(page).click()
  await settled(page)
  await expect(spoken(page)).toContainText(/Card A: [01] of 1 hit/)
  await expect(spoken(page)).toContainText(/Card B: [0-2] of 2 hit/)
})

test('a ticket of Last Ball Keno is drawn, with the free draws that it wins', async ({ page }) => {
  await arriveSignedIn(page)
  await sitDown(page, '/en/last-ball-keno?stage=still')
  for (let value = 1; value <= 10; value++) await number(page, value).click()
  for (let round = 0; round < 6; round++) {
    await spinButton(page).click()
    await settled(page)
    await expect(spoken(page)).toContainText('Drawn:')
    const said = await spoken(page).innerText()
    if (said.includes('free draws')) {
      expect(said).toContain('Free draw 3.')
      return
    }
  }
})
