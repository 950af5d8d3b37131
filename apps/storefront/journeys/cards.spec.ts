import type { Page } from '@playwright/test'
import { expect, test } from './house.ts'
import { arriveSignedIn, ledgerBalance, settled, spinButton } from './player.ts'

const blackjack = '/en/blackjack-6-deck?stage=still'
const dragonTiger = '/en/dragon-tiger?stage=still'

async function sitDownAt(page: Page, table: string): Promise<void> {
  await page.goto(table)
  await expect(spinButton(page)).toBeEnabled()
}

const choices = (page: Page) => page.getByRole('group', { name: 'Your choices' })

/** What may be chosen now; none when the round is over. */
async function offered(page: Page): Promise<readonly string[]> {
  await expect
    .poll(async () => {
      const isOver = (await spinButton(page).getAttribute('aria-label')) === 'Deal'
      return isOver || (await choices(page).getByRole('button').count()) > 0
    })
    .toBe(true)
  return choices(page).getByRole('button').allTextContents()
}

/** Plays to the end by keys: never insures, stands on everything. */
async function standOut(page: Page): Promise<void> {
  for (let step = 0; step < 6; step++) {
    const names = await offered(page)
    if (names.length === 0) return
    await page.keyboard.press(names.includes('No insurance') ? 'n' : 's')
    await settled(page)
  }
}

/** The same of a table with five boxes, each of which is asked. */
async function standAllOut(page: Page): Promise<void> {
  for (let step = 0; step < 20; step++) {
    const names = await offered(page)
    if (names.length === 0) return
    await page.keyboard.press(names.includes('No insurance') ? 'n' : 's')
    await settled(page)
  }
}

test('blackjack is dealt, doubled and settled by keys, and told in words', async ({ page }) => {
  await arriveSignedIn(page)
  await sitDownAt(page, blackjack)
  let doubled = false
  for (let round = 0; round < 12 && !doubled; round++) {
    const before = await ledgerBalance(page)
    await page.keyboard.press(' ')
    const names = await offered(page)
    const double = names.find((name) => name.startsWith('Double'))
    if (double) {
      expect(double).toContain('+1.00')
      await expect(
        page.getByRole('status').filter({ hasText: /^You have \d+, .* against / }),
      ).toBeAttached()
      await page.keyboard.press('d')
      doubled = true
    }
    await standOut(page)
    const gain = (await ledgerBalance(page)) - before
    if (doubled) expect([-200, 0, 200]).toContain(gain)
    else expect([-100, 0, 100, 150]).toContain(gain)
  }
  expect(doubled).toBe(true)
})

test('an open hand of blackjack goes on after a reload, and the coach prices it', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await sitDownAt(page, blackjack)
  for (let round = 0; round < 12; round++) {
    await page.keyboard.press(' ')
    if ((await offered(page)).includes('Stand')) break
    await standOut(page)
  }
  const names = await offered(page)
  await page.reload()
  expect(await offered(page)).toEqual(names)
  await page.getByRole('button', { name: 'What is each choice worth?' }).click()
  const coach = page.getByRole('complementary')
  await expect(coach.getByRole('row').filter({ hasText: 'Best' })).toHaveCount(1)
  await expect(coach.getByRole('row').filter({ hasText: 'Stand' })).toContainText('Cr')
  await page.keyboard.press('Escape')
  await standOut(page)
})

test('five boxes are bet on, played one after another and laid again', async ({ page }) => {
  await arriveSignedIn(page)
  await sitDownAt(page, '/en/blackjack-single-deck?stage=still')
  const before = await ledgerBalance(page)
  // A chip lies on the box in the middle already.
  for (const key of ['1', '2', '4', '5', 'p']) await page.keyboard.press(key)
  for (const box of [1, 2, 3, 4, 5]) {
    await expect(
      page.getByRole('button', { name: new RegExp(`^Box ${box}: 1\\.00`) }),
    ).toBeAttached()
    await expect(
      page.getByRole('button', { name: new RegExp(`^Pairs, box ${box}: 1\\.00`) }),
    ).toBeAttached()
  }
  await page.getByRole('button', { name: 'Bet on 21+3, box 3' }).click()
  await page.keyboard.press('v')
  const saved = page.getByRole('dialog', { name: 'Saved bets' })
  await saved.getByRole('button', { name: 'Save this bet' }).click()
  await page.keyboard.press('Escape')
  expect(await ledgerBalance(page)).toBe(before)
  await spinButton(page).click()
  await settled(page)
  await expect(
    page.getByRole('status').filter({ hasText: /The dealer shows .* Box 5: \d+/ }),
  ).toBeAttached()
  await standAllOut(page)
  await page.getByRole('button', { name: 'What is each choice worth?' }).click()
  await expect(page.getByRole('complementary')).toContainText('Your decisions')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.keyboard.press('v')
  await saved.getByRole('button', { name: /^Lay / }).last().click()
  await expect(page.getByRole('button', { name: /^21\+3, box 3: 1\.00/ })).toBeAttached()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Box 5: 1\.00|^Bet on Box 5/ })).toBeAttached()
})

test('cards are printed with a color for each suit, and stay so', async ({ page }) => {
  await arriveSignedIn(page)
  await sitDownAt(page, blackjack)
  const open = async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
  }
  await open()
  await page.getByRole('checkbox', { name: /a color for each suit/ }).check()
  await page.getByRole('checkbox', { name: /large corners/ }).check()
  await page.reload()
  await expect(spinButton(page)).toBeEnabled()
  await open()
  await expect(page.getByRole('checkbox', { name: /a color for each suit/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /large corners/ })).toBeChecked()
})

test('chips go on the fields of Dragon Tiger by hand and by key', async ({ page }) => {
  await arriveSignedIn(page)
  await sitDownAt(page, dragonTiger)
  const before = await ledgerBalance(page)
  await page.getByRole('button', { name: 'Bet on Dragon' }).click()
  await page.keyboard.press('2')
  await expect(page.getByRole('button', { name: /^Dragon: 1\.00 Cr/ })).toBeAttached()
  await expect(page.getByRole('button', { name: /^Tie: 1\.00 Cr/ })).toBeAttached()
  expect(await ledgerBalance(page)).toBe(before)
  await spinButton(page).click()
  await settled(page)
  // Lost both; won the dragon; half of the dragon and the tie.
  const gains = [-200, 0, -200 + 50 + 1200]
  expect(gains).toContain((await ledgerBalance(page)) - before)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('button', { name: 'Bet on Dragon' })).toBeAttached()
  await page.getByRole('button', { name: 'Same again' }).click()
  await expect(page.getByRole('button', { name: /^Dragon: 1\.00 Cr/ })).toBeAttached()
})
