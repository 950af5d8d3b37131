import type { Page } from '@playwright/test'
import { axeFindsNothing } from './axe.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn, ledgerBalance, settled, spinButton } from './player.ts'

const roulette = '/en/european-roulette?stage=still'

/** Opens the table and waits until chips can be laid. */
async function sitDownAtTable(page: Page): Promise<void> {
  await page.goto(roulette)
  await expect(spinButton(page)).toBeEnabled()
}

/** Presses a spot where it is on the table, as a hand does. */
async function press(page: Page, spot: string): Promise<void> {
  const box = await page.locator(`[data-spot="${spot}"]`).boundingBox()
  if (!box) throw new Error(`the table shows no ${spot}`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const spotNamed = (page: Page, name: RegExp) => page.getByRole('button', { name })

test('chips are laid by hand and by key, taken back, doubled, and bet', async ({ page }) => {
  await arriveSignedIn(page)
  await sitDownAtTable(page)
  const before = await ledgerBalance(page)
  await expect(spinButton(page)).toHaveAccessibleName('Place a chip first')

  await press(page, 'red')
  await expect(spotNamed(page, /^Red, pays 1 to 1, 1\.00 Cr on it$/)).toBeAttached()

  // Arrows lead from a number over the line to the next one.
  await page.locator('[data-spot="17"]').focus()
  const across = (await page.locator('#game.is-upright').count()) > 0 ? 'ArrowDown' : 'ArrowRight'
  await page.keyboard.press(across)
  await expect(page.locator('[data-spot="17-20"]')).toBeFocused()
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(spotNamed(page, /^Split 17 and 20, pays 17 to 1, 5\.00 Cr on it$/)).toBeAttached()
  await page.keyboard.press('Backspace')
  await expect(spotNamed(page, /^Split 17 and 20, pays 17 to 1$/)).toBeAttached()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(spotNamed(page, /^Split 17 and 20, .*5\.00 Cr on it$/)).toBeAttached()
  await page.getByRole('button', { name: 'Double all chips' }).click()
  await expect(spotNamed(page, /^Red, .*2\.00 Cr on it$/)).toBeAttached()
  // Nothing has cost anything yet.
  expect(await ledgerBalance(page)).toBe(before)

  await expect(spinButton(page)).toHaveAccessibleName('Spin the wheel')
  await spinButton(page).click()
  await settled(page)
  const said = page
    .getByRole('status')
    .filter({ hasText: /^The ball lands on \d+, (red|black|green)\./ })
  await expect(said).toBeAttached()
  const after = await ledgerBalance(page)
  const gains = [-1200, -1200 + 400, -1200 + 18 * 1000, -1200 + 400 + 18 * 1000]
  expect(gains).toContain(after - before)

  // The same again, and a table that is cleared.
  await page.getByRole('button', { name: 'Clear the table' }).click()
  await expect(spotNamed(page, /^Red, pays 1 to 1$/)).toBeAttached()
  await page.getByRole('button', { name: 'Repeat the last bet' }).click()
  await expect(spotNamed(page, /^Red, .*2\.00 Cr on it$/)).toBeAttached()

  await page.reload()
  await expect(spinButton(page)).toBeEnabled()
  await expect(page.getByRole('button', { name: /^Last results: \d+$/ })).toBeVisible()
})

test('the racetrack lays neighbors and sections, and the coach prices them', async ({ page }) => {
  await arriveSignedIn(page)
  await sitDownAtTable(page)
  // On a wide screen it is open from the beginning.
  const opens = page.getByRole('button', { name: 'Racetrack', exact: true })
  if ((await opens.getAttribute('aria-expanded')) === 'false') await opens.click()
  await page.getByRole('button', { name: /^Neighbors 3, 26, 0, 32, 15$/ }).focus()
  await page.keyboard.press('Enter')
  await expect(spotNamed(page, /^Number 0, .*1\.00 Cr on it$/)).toBeAttached()
  await page.getByRole('button', { name: 'Clear the table' }).click()
  await page.getByRole('button', { name: /^Voisins du zéro: 9 chips, 9\.00 Cr$/ }).focus()
  await page.keyboard.press('Enter')
  await expect(spotNamed(page, /^Trio 0, 2, 3, .*2\.00 Cr on it$/)).toBeAttached()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'What is each choice worth?' }).click()
  const coach = page.getByRole('complementary')
  await expect(coach).toContainText('36/37 = 97.297%')
  await expect(coach).toContainText('17 in 37')
})

test('tables of two zeros, la partage and three wheels are bet on and settled', async ({
  page,
}) => {
  await arriveSignedIn(page)
  for (const [uri, spot, name] of [
    [
      'american-roulette',
      '0-00-1-2-3',
      /^Five numbers: 0, 00, 1, 2, 3, pays 6 to 1, 1\.00 Cr on it$/,
    ],
    ['french-roulette', 'red', /^Red, pays 1 to 1, 1\.00 Cr on it$/],
    ['triple-wheel-roulette', 'red', /^Red, pays 1 to 1, 0\.30 Cr on it$/],
  ] as const) {
    await page.goto(`/en/${uri}?stage=still`)
    await expect(spinButton(page)).toBeEnabled()
    const before = await ledgerBalance(page)
    await press(page, spot)
    await expect(spotNamed(page, name)).toBeAttached()
    if (uri === 'french-roulette') {
      await page.getByRole('button', { name: /^La partage: when zero is drawn/ }).click()
      await expect(page.getByRole('dialog')).toContainText('does not play en prison')
      await page.keyboard.press('Escape')
    }
    await spinButton(page).click()
    await settled(page)
    const gain = (await ledgerBalance(page)) - before
    const gains = {
      'american-roulette': [-100, 600],
      'french-roulette': [-100, -50, 100],
      'triple-wheel-roulette': [-30, -10, 10, 30],
    }[uri]
    expect(gains).toContain(gain)
  }
})

test('a layout of chips is saved, and laid again after a reload', async ({ page }) => {
  await arriveSignedIn(page)
  await sitDownAtTable(page)
  await press(page, 'red')
  await press(page, '17')
  await press(page, '17')
  await page.keyboard.press('v')
  const saved = page.getByRole('dialog', { name: 'Saved bets' })
  await saved.getByRole('button', { name: 'Save this bet' }).click()
  await axeFindsNothing(page, { within: '.dialog' })
  await page.keyboard.press('Escape')
  await axeFindsNothing(page)
  await page.reload()
  await expect(spinButton(page)).toHaveAccessibleName('Place a chip first')
  await page.getByRole('button', { name: 'Saved bets' }).click()
  await saved.getByRole('button', { name: 'Lay 1 × Red, 2 × Number 17' }).click()
  await expect(saved).toBeHidden()
  await expect(spotNamed(page, /^Number 17, .*2\.00 Cr on it$/)).toBeAttached()
  await expect(spotNamed(page, /^Red, .*1\.00 Cr on it$/)).toBeAttached()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(spinButton(page)).toHaveAccessibleName('Place a chip first')

  // What was bet last is there after a reload too, at one press.
  await press(page, 'black')
  await spinButton(page).click()
  await settled(page)
  await page.reload()
  await page.getByRole('button', { name: 'Repeat the last bet' }).click()
  await expect(spotNamed(page, /^Black, .*1\.00 Cr on it$/)).toBeAttached()
})
