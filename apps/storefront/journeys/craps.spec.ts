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

/** The table waits: for a bet, or for the next roll of the round. */
async function atRest(page: Page): Promise<void> {
  await expect(page.locator('.spots')).not.toHaveClass(/is-closed/)
}

async function roll(page: Page): Promise<void> {
  await spinButton(page).click()
  await atRest(page)
}

test('a round of craps goes on over several rolls, with odds, a bet taken down and a seven at the end', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await page.goto('/en/craps?stage=still')
  await expect(spinButton(page)).toHaveAccessibleName('Place a chip first')

  // What is not open says why.
  await press(page, 'come')
  await expect(
    page.getByText('Come and don’t come open when the puck is on.').first(),
  ).toBeVisible()

  const before = await ledgerBalance(page)
  await press(page, 'pass')
  // Chips are laid in steps that every pay is whole by.
  await press(page, 'place-6')
  await expect(spotNamed(page, /^Place 6, pays 7:6, 6\.00 Cr on it$/)).toBeAttached()
  await page.getByRole('button', { name: 'What is each choice worth?' }).click()
  const coach = page.getByRole('complementary')
  await expect(coach).toContainText('98.58%')
  await expect(coach).toContainText('98.48%')
  await page.keyboard.press('Escape')
  expect(await ledgerBalance(page)).toBe(before)

  await roll(page)
  const said = page.getByRole('status').filter({ hasText: /^The dice show \d, \d: \d+\./ })
  await expect(said).toBeAttached()

  // Rounds end with a seven; the next one begins with the same chips until a point leaves one open.
  const down = page.getByRole('button', { name: 'Take bets down' })
  // A bet that lives on without a point leaves it open too: only come says that there is one.
  const added = page.locator('#spin[aria-label="Roll with the added bets"]')
  for (let rounds = 0; rounds < 60 && (await added.count()) === 0; rounds++) {
    await roll(page)
    await settled(page)
    if (await down.isVisible()) await press(page, 'come')
  }
  await expect(down).toBeVisible()
  await expect(spinButton(page)).toHaveAccessibleName('Roll with the added bets')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(spinButton(page)).toHaveAccessibleName('Roll the dice')

  const waiting = await ledgerBalance(page)
  await down.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Place 6: 6\.00 Cr$/ })
    .click()
  await atRest(page)
  // What a bet gives back is paid when the round is over; until then nothing more is taken.
  expect(await ledgerBalance(page)).toBeGreaterThanOrEqual(waiting)

  // Rolls on by key until the round is over: then the chips that it was begun with lie there again.
  const again = spotNamed(page, /^Place 6, pays 7:6, 6\.00 Cr on it$/)
  for (let rolls = 0; rolls < 120 && (await again.count()) === 0; rolls++) {
    await page.keyboard.press('Space')
    await atRest(page)
  }
  await expect(again).toBeAttached()
  await page.getByRole('button', { name: /^Last rolls: \d+/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Dice have no memory')
})

test('bets on craps are saved and laid again, and a closed line says why it takes none', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await page.goto('/en/craps?stage=still')
  await expect(spinButton(page)).toHaveAccessibleName('Place a chip first')
  await axeFindsNothing(page)
  await press(page, 'anySeven')
  await press(page, 'pass')
  await page.keyboard.press('v')
  const saved = page.getByRole('dialog', { name: 'Saved bets' })
  await saved.getByRole('button', { name: 'Save this bet' }).click()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(spinButton(page)).toHaveAccessibleName('Place a chip first')
  await page.getByRole('button', { name: 'Saved bets' }).click()
  await saved.getByRole('button', { name: /^Lay 1 × Any seven, 1 × Pass line$/ }).click()
  await expect(spotNamed(page, /^Any seven, .*1\.00 Cr on it$/)).toBeAttached()

  // Rolls until a point is on, which come says: then the line is closed, and the saved bet says so instead of lying there.
  const said = page.getByRole('status').filter({ hasText: /^The dice show \d, \d: \d+\./ })
  const added = page.locator('#spin[aria-label="Roll with the added bets"]')
  for (let rounds = 0; rounds < 40 && (await added.count()) === 0; rounds++) {
    await roll(page)
    await settled(page)
    await press(page, 'come')
  }
  await expect(said).toBeAttached()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.keyboard.press('v')
  await saved.getByRole('button', { name: /^Lay 1 × Any seven/ }).click()
  await expect(
    page.getByText('Pass and don’t pass open again when the puck is off.').first(),
  ).toBeVisible()
  await axeFindsNothing(page)
})
