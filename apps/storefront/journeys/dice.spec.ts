import type { Page } from '@playwright/test'
import { expect, test } from './house.ts'
import { arriveSignedIn, ledgerBalance, settled, spinButton } from './player.ts'

const spotNamed = (page: Page, name: RegExp) => page.getByRole('button', { name })

/** Presses a spot where it is on the table, as a hand does. */
async function press(page: Page, spot: string): Promise<void> {
  const box = await page.locator(`[data-spot="${spot}"]`).boundingBox()
  if (!box) throw new Error(`the table shows no ${spot}`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

test('chips are laid on dice by hand and by key, priced, thrown and bet again', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await page.goto('/en/sic-bo?stage=still')
  await expect(spinButton(page)).toHaveAccessibleName('Place a chip first')
  const before = await ledgerBalance(page)

  await press(page, 'small')
  await press(page, 'big')
  await expect(spotNamed(page, /^Small, 4 to 10, pays 1 to 1, 1\.00 Cr on it$/)).toBeAttached()
  await page.locator('[data-spot="total-10"]').focus()
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(spotNamed(page, /^Sum 10, pays 6 to 1, 5\.00 Cr on it$/)).toBeAttached()
  await page.keyboard.press('Backspace')
  await expect(spotNamed(page, /^Sum 10, pays 6 to 1$/)).toBeAttached()

  await page.getByRole('button', { name: 'What is each choice worth?' }).click()
  const coach = page.getByRole('complementary')
  await expect(coach).toContainText('210 in 216')
  await expect(coach).toContainText('97.22%')
  await page.keyboard.press('Escape')
  // Nothing has cost anything yet.
  expect(await ledgerBalance(page)).toBe(before)

  await expect(spinButton(page)).toHaveAccessibleName('Roll the dice')
  await spinButton(page).click()
  await settled(page)
  const said = page.getByRole('status').filter({ hasText: /^The dice show \d, \d, \d: \d+\./ })
  await expect(said).toBeAttached()
  // Small and big both lose to a triple; else one of them gives back what both cost.
  expect([0, -200]).toContain((await ledgerBalance(page)) - before)

  await page.getByRole('button', { name: 'Clear the table' }).click()
  await page.getByRole('button', { name: 'Repeat the last bet' }).click()
  await expect(spotNamed(page, /^Big, 11 to 17, .*1\.00 Cr on it$/)).toBeAttached()
  await page.getByRole('button', { name: /^Last results: \d+$/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Dice have no memory')
})
