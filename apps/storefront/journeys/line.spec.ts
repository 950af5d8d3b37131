import { gameHistory } from '@fairhouse/contract/calls/play'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { expect, test } from './house.ts'
import {
  arriveSignedIn,
  castle,
  inTurbo,
  ledgerBalance,
  roundOver,
  shownBalance,
  sitDown,
  spinButton,
  spinOnce,
} from './player.ts'
import { lineWith, type Mishap, watchPlays } from './watch-plays.ts'

/** The page shows what the house has, and the house has so many rounds. */
async function expectAgreement(page: Page, rounds: number): Promise<void> {
  await expect.poll(async () => (await shownBalance(page)) - (await ledgerBalance(page))).toBe(0)
  expect((await ask(page, gameHistory, { uri: 'all' })).total).toBe(rounds)
}

/** Resolves when the line has brought something; asked before the page is opened, for a first word that is missed is not said again. */
async function lineOpen(page: Page): Promise<void> {
  // The page before may open a line of its own as late as this.
  const line = await page.waitForEvent('websocket', () => page.url().includes(`/${castle}`))
  await line.waitForEvent('framereceived')
}

test('bets go by frame once the line is open', async ({ page }) => {
  await arriveSignedIn(page)
  await inTurbo(page)
  const plays = watchPlays(page)
  const open = lineOpen(page)
  await sitDown(page)
  await open
  await spinOnce(page)
  await roundOver(page)
  expect(plays.byPost).toEqual([])
  expect(new Set(plays.byFrame).size).toBe(plays.byFrame.length)
  expect(plays.byFrame.length).toBeGreaterThan(0)
  await expectAgreement(page, 1)
})

const mishaps: readonly Mishap[] = ['request lost', 'answer lost', 'silent']
for (const mishap of mishaps) {
  test(`a bet whose line is cut (${mishap}) goes by POST under its key and counts once`, async ({
    page,
  }) => {
    await arriveSignedIn(page)
    await inTurbo(page)
    const plays = watchPlays(page)
    const byFrame = await lineWith(page, mishap)
    await sitDown(page)
    await expect(async () => {
      await spinOnce(page)
      await roundOver(page)
      expect(byFrame.length).toBeGreaterThan(0)
    }).toPass()
    expect(plays.byPost).toContain(byFrame[0])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const { total } = await ask(page, gameHistory, { uri: 'all' })
    await spinOnce(page)
    await roundOver(page)
    await expectAgreement(page, total + 1)
  })
}

test('with /ws blocked altogether, play goes on by POST', async ({ page }) => {
  await arriveSignedIn(page)
  await inTurbo(page)
  await page.routeWebSocket('/ws', (line) => line.close())
  const plays = watchPlays(page)
  await sitDown(page)
  for (let round = 0; round < 3; round += 1) {
    await spinOnce(page)
    await roundOver(page)
  }
  expect(plays.byFrame).toEqual([])
  expect(plays.byPost.length).toBeGreaterThanOrEqual(3)
  await expectAgreement(page, 3)
})

test('a browser that goes offline in mid-spin finishes the round when it is back', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await inTurbo(page)
  const open = lineOpen(page)
  await sitDown(page)
  await open
  await spinButton(page).click()
  await page.context().setOffline(true)
  await expect(page.getByText('You’re offline')).toBeVisible()
  await page.context().setOffline(false)
  await roundOver(page)
  await expectAgreement(page, 1)
})

test('the house is killed in mid-spin, with the line open; the bet counts once', async ({
  page,
  house,
}) => {
  await arriveSignedIn(page)
  await inTurbo(page)
  const open = lineOpen(page)
  await sitDown(page)
  await open
  await Promise.all([spinButton(page).click(), house.kill('SIGKILL')])
  await house.restart()
  await roundOver(page)
  await expectAgreement(page, 1)
})

test('nothing can be bet while the browser is offline, and the page says why', async ({ page }) => {
  await arriveSignedIn(page)
  await inTurbo(page)
  await sitDown(page)
  await page.context().setOffline(true)
  await expect(page.getByText('You’re offline')).toBeVisible()
  await expect(spinButton(page)).toBeDisabled()
  await expect(spinButton(page)).toHaveAccessibleName('Spin: you’re offline')
  await page.keyboard.press('Space')
  await page.context().setOffline(false)
  await expect(spinButton(page)).toBeEnabled()
  await expectAgreement(page, 0)
})
