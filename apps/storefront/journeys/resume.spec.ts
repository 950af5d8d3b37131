import { expect, test } from './house.ts'
import {
  arriveSignedIn,
  endRound,
  inTurbo,
  ledgerBalance,
  playUntil,
  settled,
  shownBalance,
  sitDown,
  spinButton,
  still,
  storedRound,
} from './player.ts'

test('a reload in the middle of free spins goes on at the exact step', async ({ page }) => {
  await arriveSignedIn(page)
  await inTurbo(page)
  const begun = await playUntil(page, 'freeSpin')
  const promised = begun.actions[0]
  if (promised?.type !== 'freeSpin') throw new Error('no free spins')

  await sitDown(page)
  await expect(spinButton(page)).toHaveAccessibleName(`Play free spins, ${promised.left} left`)
  await spinButton(page).click()
  await expect(async () => {
    const { round } = await storedRound(page, begun.id)
    expect(round.events.length).toBeGreaterThan(begun.events.length)
  }).toPass()

  // In mid-spin: what was answered counts, nothing is played twice.
  await page.reload()
  await expect(spinButton(page)).toBeEnabled()
  const { round: resumed } = await storedRound(page, begun.id)
  const spun = resumed.events.filter(({ type }) => type === 'freeSpinStarted').length
  expect(spun).toBeGreaterThan(0)
  const [next] = resumed.actions
  if (next?.type === 'freeSpin') {
    await expect(spinButton(page)).toHaveAccessibleName(`Play free spins, ${next.left} left`)
    await spinButton(page).click()
  }
  await expect(async () => {
    await settled(page)
    await expect(spinButton(page)).toHaveAccessibleName('Spin', { timeout: 500 })
  }).toPass({ timeout: 120_000 })

  const { round, entries } = await storedRound(page, begun.id)
  expect(round.finished).toBe(true)
  expect(round.events.at(-1)).toEqual({ type: 'roundEnded', total: round.payout })
  expect(entries.filter(({ direction }) => direction === 'debit')).toHaveLength(1)
  expect(await shownBalance(page)).toBe(await ledgerBalance(page))
})

test('the crypt waits for a choice after a reload, and the keyboard is enough to choose', async ({
  page,
}) => {
  await arriveSignedIn(page)
  const begun = await playUntil(page, 'pick')
  await sitDownAtPick(page)
  const coffins = page.getByRole('button', { name: /^Coffin \d+$/ })
  await coffins.first().focus()
  await page.keyboard.press('Enter')
  await expect(async () => {
    const { round } = await storedRound(page, begun.id)
    expect(round.events.some(({ type }) => type === 'picked')).toBe(true)
  }).toPass()
})

test('a round left open is told on every page until it is ended, and leads back to its game', async ({
  page,
}) => {
  await arriveSignedIn(page)
  const begun = await playUntil(page, 'pick')
  await page.goto('/en/lobby')
  const strip = page.getByRole('status').filter({ hasText: 'isn’t finished' })
  await expect(strip).toContainText('Your round in Castle of Horror isn’t finished.')
  await strip.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: /^Coffin \d+$/ }).first()).toBeVisible()

  await page.goto('/en/lobby')
  await expect(strip).toBeVisible()
  await endRound(page, begun)
  const asked = page.waitForResponse((answer) => answer.url().includes('/game/unfinished/'))
  await page.goto('/en/lobby')
  await asked
  await expect(strip).toBeHidden()
})

async function sitDownAtPick(page: Parameters<typeof sitDown>[0]): Promise<void> {
  await page.goto(still)
  await expect(page.getByRole('button', { name: /^Coffin \d+$/ }).first()).toBeVisible()
}
