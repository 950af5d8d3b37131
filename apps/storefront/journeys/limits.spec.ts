import { setLimit, setReality } from '@fairhouse/contract/calls/protection'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { axeFindsNothingAtRest } from './axe.ts'
import { expect, test } from './house.ts'
import {
  arriveSignedIn,
  castle,
  inTurbo,
  playOne,
  roundOver,
  sitDown,
  spinButton,
} from './player.ts'
import { arriveWithMoney } from './with-money.ts'

const limits = '/en/limits'

/** Looks at the page in the dark, where journeys begin, and in the light. */
async function axeFindsNothingInBoth(page: Page): Promise<void> {
  await axeFindsNothingAtRest(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your last 30 days' })).toBeVisible()
  await axeFindsNothingAtRest(page)
  await page.emulateMedia({ colorScheme: 'dark' })
}

const sheet = (page: Page) => page.getByRole('dialog')
const perDay = (page: Page) =>
  page
    .getByRole('region', { name: 'Bets', exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'Per day' })

/** Moves the slider of the open sheet by keys and says so. */
async function slide(page: Page, keys: readonly string[], button: string): Promise<void> {
  await sheet(page).getByRole('slider', { name: 'Amount' }).focus()
  for (const key of keys) await page.keyboard.press(key)
  await sheet(page).getByRole('button', { name: button }).click()
  await expect(sheet(page)).toHaveCount(0)
}

test('a limit is set by keys, stops play, is tightened at once and loosened by a wish', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await page.goto(limits)
  await page.getByRole('button', { name: 'Set a limit: Bets, Per day' }).click()
  await axeFindsNothingAtRest(page)
  await slide(page, ['Home', 'ArrowRight'], 'Set 2.00 Cr')
  await expect(perDay(page)).toContainText('2.00 Cr left')

  await playOne(page, castle)
  await inTurbo(page)
  await sitDown(page)
  const refused = page.getByRole('dialog').filter({ hasText: 'a limit that you set' })
  await expect(async () => {
    await page.keyboard.press('Space')
    if (!(await refused.isVisible())) await roundOver(page)
    await expect(refused).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 180_000 })
  await refused.getByRole('button', { name: 'Go to limits' }).click()
  await expect(page).toHaveURL(limits)

  const change = page.getByRole('button', { name: 'Change: Bets, Per day' })
  await change.click()
  await slide(page, ['Home'], 'Set 1.00 Cr')
  await expect(perDay(page).getByText('1.00 Cr', { exact: true })).toBeVisible()
  await change.click()
  await slide(page, ['End'], 'Ask for 50,000.00 Cr')
  await expect(perDay(page)).toContainText('You asked for 50,000.00 Cr. You can confirm it from')
  await expect(perDay(page).getByText('1.00 Cr', { exact: true })).toBeVisible()
  await expect(perDay(page).getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await axeFindsNothingInBoth(page)
  await page.getByRole('button', { name: 'Keep my limit' }).click()
  await expect(perDay(page)).not.toContainText('You asked for')
  await change.click()
  await sheet(page).getByRole('button', { name: 'Ask for no limit' }).click()
  await expect(perDay(page)).toContainText('You asked for No limit')
})

test('a limit of time is set by keys, shows what is left, and ends play once it is used', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await page.goto(limits)
  const time = page
    .getByRole('region', { name: 'Time', exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'Per day' })
  await page.getByRole('button', { name: 'Set a limit: Time, Per day' }).click()
  await expect(sheet(page)).toContainText('In the last 30 days you played for 0 minutes.')
  await axeFindsNothingAtRest(page)
  await sheet(page).getByRole('slider', { name: 'Time' }).focus()
  await page.keyboard.press('Home')
  await sheet(page).getByRole('button', { name: 'Set 15 minutes' }).click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(time).toContainText('15 minutes left')
  await page.getByRole('button', { name: 'Change: Time, Per day' }).click()
  await sheet(page).getByRole('slider', { name: 'Time' }).focus()
  await page.keyboard.press('End')
  await sheet(page).getByRole('button', { name: 'Ask for 12 hours' }).click()
  await expect(time).toContainText('You asked for 12 hours. You can confirm it from')
  await expect(time.getByText('15 minutes', { exact: true })).toBeVisible()
  await axeFindsNothingInBoth(page)

  await playOne(page, castle)
  await ask(page, setLimit, { kind: 'time', period: 'day', most: '0' })
  await page.reload()
  await expect(time).toContainText('0 minutes left')
  await sitDown(page)
  await page.keyboard.press('Space')
  const refused = page.getByRole('dialog').filter({ hasText: 'a limit that you set' })
  await refused.getByRole('button', { name: 'Go to limits' }).click()
  await expect(page).toHaveURL(limits)
})

test('a time-out is taken after a look at what it means, and stops play until it is over', async ({
  page,
}) => {
  await arriveWithMoney(page)
  await page.goto(limits)
  await page.getByRole('button', { name: '1 day', exact: true }).click()
  const start = sheet(page).getByRole('button', { name: 'Start the break' })
  await expect(start).toBeDisabled()
  await axeFindsNothingAtRest(page)
  await sheet(page).getByRole('checkbox').check()
  await start.click()
  await expect(page.getByRole('heading', { name: /^You are taking a break until/ })).toBeVisible()
  await expect(sheet(page)).toHaveCount(0)
  // Nothing shorter is offered any more.
  await expect(page.getByRole('button', { name: '1 hour', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '3 days', exact: true })).toBeVisible()
  await axeFindsNothingInBoth(page)

  await page.goto(`/en/${castle}`)
  const refused = page.getByRole('dialog').filter({ hasText: 'You chose a break from play.' })
  await refused.getByRole('button', { name: 'Go to limits' }).click()
  await expect(page).toHaveURL(limits)
})

test('a limit of deposits is what the cashier says can still be paid in', async ({ page }) => {
  await arriveWithMoney(page)
  await page.goto(limits)
  await page.getByRole('button', { name: 'Set a limit: Deposits, Per week' }).click()
  await slide(page, [], 'Set $100.00')
  await page.goto('/en/cashier/deposit?with=card')
  await expect(page.getByRole('main')).toContainText('$100.00')
})

test('a game says how long one has played when one wished so, and goes on', async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto(limits)
  await page.getByRole('radio', { name: '15 minutes' }).click()
  await expect(page.getByRole('radio', { name: '15 minutes' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: '15 minutes' })).toBeChecked()

  await inTurbo(page)
  await page.clock.install()
  const wished = page.waitForResponse('**/user/protection/json2')
  await sitDown(page)
  await wished
  await page.clock.fastForward('15:02')
  const check = page.getByRole('dialog', { name: 'You’ve been playing for 15 minutes' })
  await expect(check).toBeVisible()
  await expect(check.getByRole('link', { name: 'Limits and breaks' })).toHaveAttribute(
    'href',
    limits,
  )
  await axeFindsNothingAtRest(page)
  await check.getByRole('button', { name: 'Keep playing' }).click()
  await expect(check).toHaveCount(0)
  await expect(spinButton(page)).toBeEnabled()
  await page.clock.fastForward('15:02')
  await expect(
    page.getByRole('dialog', { name: 'You’ve been playing for 30 minutes' }),
  ).toBeVisible()
})

test("a provider's game says how long one has played, and what it came to", async ({ page }) => {
  await arriveSignedIn(page)
  await ask(page, setReality, { minutes: '15' })
  await page.clock.install()
  const begun = page.waitForResponse('**/user/figures/json2')
  await page.goto('/en/Felix-CarouselAfterDark')
  await begun
  await page.clock.fastForward('15:02')
  const check = page.getByRole('dialog', { name: 'You’ve been playing for 15 minutes' })
  await expect(check).toBeVisible()
  await expect(check.getByRole('link', { name: 'What I played' })).toHaveAttribute(
    'href',
    '/en/my-bets',
  )
  await axeFindsNothingAtRest(page)
  await check.getByRole('button', { name: 'Keep playing' }).first().click()
  await expect(check).toHaveCount(0)
  await page.clock.fastForward('15:02')
  await expect(
    page.getByRole('dialog', { name: 'You’ve been playing for 30 minutes' }),
  ).toBeVisible()
})

test('a visitor is asked to sign in, and comes back', async ({ page }) => {
  await page.goto(limits)
  await expect(page.getByRole('heading', { name: 'Sign in to set limits' })).toBeVisible()
  await axeFindsNothingAtRest(page)
})

test('a kind of games is turned off, plays no more, and waits a day to be on again', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await page.goto(limits)
  const games = page.getByRole('region', { name: 'Games', exact: true })
  const slots = games.getByRole('checkbox', { name: 'Slots' })
  await expect(slots).toBeChecked()
  await slots.click()
  await expect(slots).not.toBeChecked()
  await axeFindsNothingInBoth(page)
  await expect(playOne(page, castle)).rejects.toMatchObject({ code: 'GAMES_BLOCKED' })
  await slots.click()
  await expect(games).toContainText('Slots: you asked to turn it on again.')
  await games.getByRole('button', { name: 'Keep it off' }).click()
  await expect(games.getByRole('button')).toHaveCount(0)
})
