import type { Page } from '@playwright/test'
import { axeFindsNothing } from './axe.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn, ledgerBalance, settled, spinButton } from './player.ts'

const blackjack = '/en/blackjack-6-deck?stage=still'
const dragonTiger = '/en/dragon-tiger?stage=still'
const baccarat = '/en/baccarat?stage=still'
const casinoWar = '/en/casino-war?stage=still'
const redDog = '/en/red-dog?stage=still'
const threeCardPoker = '/en/three-card-poker?stage=still'

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
  await axeFindsNothing(page)
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

test('cards of baccarat are opened by hand and by key, and drawn on the roads', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await sitDownAt(page, baccarat)
  const before = await ledgerBalance(page)
  await page.getByRole('button', { name: 'Bet on Banker', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Banker: 1\.00 Cr/ })).toBeAttached()
  await page.getByRole('button', { name: 'Squeeze' }).click()
  await expect(page.getByRole('button', { name: 'Squeeze' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await spinButton(page).click()

  // The first card is pulled open, whatever follows is opened by its key.
  const first = page.getByRole('button', { name: 'Open card 1: Banker' })
  await expect(first).toBeVisible()
  const box = await first.boundingBox()
  if (!box) throw new Error('the card lies nowhere')
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.95)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.1, { steps: 4 })
  await page.mouse.up()
  const second = page.getByRole('button', { name: 'Open card 2: Banker' })
  await expect(second).toBeVisible()
  await page.keyboard.press('o')
  await expect(second).toBeHidden()
  const third = page.getByRole('button', { name: 'Open card 3: Banker' })
  await expect
    .poll(async () => {
      if (await third.isVisible()) await page.keyboard.press('o')
      return (await spinButton(page).getAttribute('aria-label')) === 'Deal'
    })
    .toBe(true)

  // A win pays 1 to 1 less 5 %.
  expect([-100, 0, 95]).toContain((await ledgerBalance(page)) - before)
  const road = page.getByRole('img', { name: /^Last results.*They say nothing/ })
  await expect(road).toBeVisible()
  await expect(page.getByText('What came says nothing about what comes')).toBeVisible()
  // Bead, big and the three derived roads are all seen, and nothing has to be scrolled sideways.
  await expect(page.locator('.roads svg')).toHaveCount(5)
  for (const board of await page.locator('.roads svg').all()) await expect(board).toBeInViewport()
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(tooWide).toBeLessThanOrEqual(0)
})

/** Bets a chip by key, again and again, until the round offers something. @returns what it offers. */
async function betUntilAsked(page: Page): Promise<readonly string[]> {
  await page.keyboard.press('1')
  for (let round = 0; round < 80; round++) {
    await page.keyboard.press(' ')
    const names = await offered(page)
    if (names.length > 0) return names
  }
  throw new Error('no round asked for anything')
}

test('a tie of Casino War is offered a war, which takes as much again', async ({ page }) => {
  test.slow()
  await arriveSignedIn(page)
  await sitDownAt(page, casinoWar)
  const names = await betUntilAsked(page)
  expect(names).toEqual(['Go to war+1.00 Cr', 'Surrender'])
  const before = await ledgerBalance(page)
  await page.reload()
  expect(await offered(page)).toEqual(names)
  await page.getByRole('button', { name: 'What is each choice worth?' }).click()
  const coach = page.getByRole('complementary')
  await expect(coach.getByRole('row').filter({ hasText: 'Best' })).toContainText('Go to war')
  await page.keyboard.press('Escape')
  await page.keyboard.press('w')
  await settled(page)
  expect([-100, 200]).toContain((await ledgerBalance(page)) - before)
})

test('a spread of Red Dog is raised by key, and told in words', async ({ page }) => {
  await arriveSignedIn(page)
  await sitDownAt(page, redDog)
  const names = await betUntilAsked(page)
  expect(names).toEqual(['Raise+1.00 Cr', 'Call'])
  const before = await ledgerBalance(page)
  await expect(page.getByRole('status').filter({ hasText: /Spread \d+\./ })).toBeAttached()
  await page.keyboard.press('a')
  await settled(page)
  // Lost, or won by the spread with both bets.
  expect([-100, 300, 500, 900, 1100]).toContain((await ledgerBalance(page)) - before)
})

test('three cards are played by key against a dealer who is turned over', async ({ page }) => {
  await arriveSignedIn(page)
  await sitDownAt(page, threeCardPoker)
  const before = await ledgerBalance(page)
  expect(await betUntilAsked(page)).toEqual(['Play+1.00 Cr', 'Fold'])
  await page.getByRole('button', { name: 'What is each choice worth?' }).click()
  await expect(page.getByRole('complementary').getByRole('row', { name: /^Fold/ })).toContainText(
    'Cr',
  )
  await page.keyboard.press('Escape')
  await page.keyboard.press('y')
  await settled(page)
  await expect(page.getByRole('status').filter({ hasText: /Dealer: / })).toBeAttached()
  // Lost, tied, won against a dealer without a queen or with one, with a bonus of 1, 4 or 5.
  const gains = [-200, 0, 100, 200].flatMap((gain) => [0, 100, 400, 500].map((of) => gain + of))
  expect(gains).toContain((await ledgerBalance(page)) - before)
})

for (const [name, table, laid] of [
  ['Dragon Tiger', dragonTiger, 'Lay 1 × Dragon, 2 × Tiger'],
  ['baccarat', baccarat, 'Lay 1 × Player, 2 × Banker'],
  ['Three Card Poker', threeCardPoker, 'Lay 1 × Ante, 2 × Pair Plus'],
] as const) {
  test(`a bet of ${name} is taken back, saved, and laid again after a reload`, async ({ page }) => {
    await arriveSignedIn(page)
    await sitDownAt(page, table)
    for (const key of ['1', '2', '2', '2', 'u']) await page.keyboard.press(key)
    await page.keyboard.press('v')
    const saved = page.getByRole('dialog', { name: 'Saved bets' })
    await saved.getByRole('button', { name: 'Save this bet' }).click()
    await page.keyboard.press('Escape')
    await axeFindsNothing(page)
    await page.reload()
    await expect(spinButton(page)).toBeEnabled()
    await page.getByRole('button', { name: 'Saved bets' }).click()
    await saved.getByRole('button', { name: laid }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.keyboard.press('v')
    await saved.getByRole('button', { name: laid }).click()
    const before = await ledgerBalance(page)
    await spinButton(page).click()
    await settled(page)
    // Three chips have paid for the round, of which some may have come back.
    expect((await ledgerBalance(page)) - before).toBeGreaterThanOrEqual(-300)
    await page.keyboard.press('c')
  })
}
