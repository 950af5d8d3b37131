import { expect, test } from './house.ts'
import {
  arriveSignedIn,
  inTurbo,
  ledgerBalance,
  playUntil,
  settled,
  spinButton,
  still,
} from './player.ts'

test('a past round is replayed without money and verified in the browser', async ({ page }) => {
  await arriveSignedIn(page)
  await inTurbo(page)
  await playUntil(page, 'freeSpin')
  await finishOpenRound(page)
  const before = await ledgerBalance(page)

  await page.goto('/en/my-bets')
  await page
    .getByRole('link', { name: /^Replay round/ })
    .first()
    .click()
  await expect(page.getByText('Replay: no money moves')).toBeVisible()
  await settled(page)
  expect(await ledgerBalance(page)).toBe(before)

  await page.goto('/en/my-bets')
  await page
    .getByRole('link', { name: /^Verify round/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Change seed and reveal this one' }).click()
  await expect(page.getByText('Everything matches')).toBeVisible()

  // The proof needs nobody: not even a server.
  await page.context().setOffline(true)
  await page.getByLabel('Server seed', { exact: true }).fill('00'.repeat(32))
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('Something doesn’t match')).toBeVisible()
})

async function finishOpenRound(page: Parameters<typeof settled>[0]): Promise<void> {
  await page.goto(still)
  await expect(spinButton(page)).toHaveAccessibleName(/^Play free spins/)
  await spinButton(page).click()
  await expect(async () => {
    await settled(page)
    await expect(spinButton(page)).toHaveAccessibleName('Spin', { timeout: 500 })
  }).toPass({ timeout: 120_000 })
}
