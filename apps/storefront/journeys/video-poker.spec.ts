import { openGame, play } from '@fairhouse/contract/calls/play'
import type { Page } from '@playwright/test'
import type { Round } from '@fairhouse/contract/rounds/round'
import { ask, newKey } from './ask.ts'
import { axeFindsNothing } from './axe.ts'
import { expect, test } from './house.ts'
import {
  arriveSignedIn,
  inTurbo,
  ledgerBalance,
  settled,
  shownBalance,
  sitDown,
  spinButton,
  storedRound,
} from './player.ts'

const uri = 'jacks-or-better'
const still = `/en/${uri}?stage=still`

/** The buttons over the five cards. */
const cards = (page: Page) => page.getByRole('button', { name: /^Card \d, / })

const held = (page: Page) => page.locator('.pick[aria-pressed="true"]')

test('a hand is dealt, held by keys and drawn; the coach prices its holds, the ledger agrees', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await inTurbo(page)
  await sitDown(page, still)
  await expect(spinButton(page)).toHaveAccessibleName('Deal')
  await page.keyboard.press('Space')
  await expect(cards(page)).toHaveCount(5)
  await settled(page)
  await expect(spinButton(page)).toHaveAccessibleName('Draw')

  await page.keyboard.press('2')
  await page.keyboard.press('4')
  await expect(held(page)).toHaveCount(2)
  await page.keyboard.press('2')
  await expect(held(page)).toHaveCount(1)

  await page.getByRole('button', { name: 'What is each choice worth?' }).click()
  const coach = page.getByRole('complementary', { name: 'What is each choice worth?' })
  await expect(coach.getByText('Best hold')).toBeVisible()
  const take = coach.getByRole('button', { name: 'Hold these cards' })
  if (await take.isEnabled()) await take.click()
  await expect(coach.getByText('You’re holding the best cards.')).toBeVisible()
  await coach.getByRole('checkbox').check()
  await coach.getByRole('button', { name: 'Close' }).click()

  await spinButton(page).click()
  await settled(page)
  await expect(spinButton(page)).toHaveAccessibleName('Deal')
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByText('You held the best cards.').first()).toBeVisible()
  expect(await shownBalance(page)).toBe(await ledgerBalance(page))
})

test('a reload between deal and draw finds the same five cards', async ({ page }) => {
  await arriveSignedIn(page)
  await inTurbo(page)
  const begun = await dealt(page)
  await sitDown(page, still)
  await expect(spinButton(page)).toHaveAccessibleName('Draw')
  await expect(cards(page)).toHaveCount(5)
  await cards(page).first().press('Enter')
  await expect(held(page)).toHaveCount(1)
  await page.reload()
  await expect(cards(page)).toHaveCount(5)
  // What was marked before the reload was not sent, and so is not kept.
  await expect(held(page)).toHaveCount(0)
  await cards(page).nth(1).click()
  await spinButton(page).click()
  await settled(page)
  const { round, entries } = await storedRound(page, begun.id)
  const drawn = round.events.find((event) => event.type === 'pokerDrawn')
  expect(drawn).toMatchObject({ held: [1] })
  expect(round.finished).toBe(true)
  expect(entries.filter(({ direction }) => direction === 'debit')).toHaveLength(1)
  expect(await shownBalance(page)).toBe(await ledgerBalance(page))

  await page.goto(`${still}&replay=${begun.id}`)
  await expect(page.getByText('Replay: no money moves')).toBeVisible()
})

for (const wild of ['deuces-wild', 'joker-poker']) {
  test(`${wild}: wild cards are dealt, priced by the coach and drawn`, async ({ page }) => {
    await arriveSignedIn(page)
    await inTurbo(page)
    await sitDown(page, `/en/${wild}?stage=still`)
    await page.keyboard.press('Space')
    await expect(cards(page)).toHaveCount(5)
    await settled(page)
    await page.getByRole('button', { name: 'What is each choice worth?' }).click()
    const coach = page.getByRole('complementary', { name: 'What is each choice worth?' })
    await expect(coach.getByText('Best hold')).toBeVisible()
    await coach.getByRole('button', { name: 'Close' }).click()
    await spinButton(page).click()
    await settled(page)
    await expect(spinButton(page)).toHaveAccessibleName('Deal')
    expect(await shownBalance(page)).toBe(await ledgerBalance(page))
  })
}

/** Deals a hand by a call, at the lowest bet. */
async function dealt(page: Page): Promise<Round> {
  const { connection, game } = await ask(page, openGame, { uri })
  const stake = String(game.betLevels[0])
  const body = { uri, connection, requestKey: newKey(), stake, action: 'bet' }
  return (await ask(page, play, body)).round
}

test('a pointer drawn across cards holds them, and lets go of them again', async ({ page }) => {
  await arriveSignedIn(page)
  await inTurbo(page)
  await sitDown(page, still)
  await page.keyboard.press('Space')
  await expect(cards(page)).toHaveCount(5)
  await settled(page)
  const middles = await Promise.all(
    [0, 1, 2].map(async (place) => {
      const box = await cards(page).nth(place).boundingBox()
      if (!box) throw new Error('a card lies nowhere')
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }),
  )
  const [first, , third] = middles
  if (!first || !third) throw new Error('there are no three cards')
  const scrolled = () => page.evaluate(() => scrollX + scrollY)
  const before = await scrolled()
  const drag = async (): Promise<void> => {
    await page.mouse.move(first.x, first.y)
    await page.mouse.down()
    await page.mouse.move(third.x, third.y, { steps: 2 })
    await page.mouse.up()
  }
  await drag()
  await expect(held(page)).toHaveCount(3)
  await drag()
  await expect(held(page)).toHaveCount(0)

  // The same by a finger, which moves nothing else.
  const touches = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: typeof first) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  await touch('touchStart', first)
  for (const point of middles) await touch('touchMove', point)
  await touch('touchEnd')
  await expect(held(page)).toHaveCount(3)
  expect(await scrolled()).toBe(before)
  await axeFindsNothing(page)

  await cards(page).first().click()
  await expect(held(page)).toHaveCount(2)
  await spinButton(page).click()
  await settled(page)
  expect(await shownBalance(page)).toBe(await ledgerBalance(page))
})
