import type { Page } from '@playwright/test'
import { axeFindsNothing } from './axe.ts'
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

test('bets on dice are saved and laid again, and a triple settles a round as told', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await page.goto('/en/sic-bo?stage=still')
  await expect(spinButton(page)).toHaveAccessibleName('Place a chip first')
  await axeFindsNothing(page)
  await press(page, 'odd')
  await press(page, 'anyTriple')
  await page.getByRole('button', { name: 'Saved bets' }).click()
  const saved = page.getByRole('dialog', { name: 'Saved bets' })
  await saved.getByRole('button', { name: 'Save this bet' }).click()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(spinButton(page)).toHaveAccessibleName('Place a chip first')
  await page.keyboard.press('v')
  await saved.getByRole('button', { name: /^Lay 1 × Odd, 1 × Any triple$/ }).click()
  await page.getByRole('button', { name: 'Double all chips' }).click()
  await expect(spotNamed(page, /^Odd, .*2\.00 Cr on it$/)).toBeAttached()

  const before = await ledgerBalance(page)
  await page.keyboard.press('Space')
  await settled(page)
  const told = await page
    .getByRole('status')
    .filter({ hasText: /^The dice show \d, \d, \d: \d+\./ })
    .textContent()
  const dice =
    /show (\d), (\d), (\d)/
      .exec(told ?? '')
      ?.slice(1)
      .map(Number) ?? []
  const sum = dice.reduce((all, one) => all + one, 0)
  // A triple loses odd and even; three dice that differ lose the bet on a triple.
  const isTriple = new Set(dice).size === 1
  const odd = !isTriple && sum % 2 === 1 ? 200 : -200
  expect((await ledgerBalance(page)) - before).toBe(odd + (isTriple ? 200 * 31 : -200))
  await axeFindsNothing(page)
})
