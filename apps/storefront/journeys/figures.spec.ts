import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { bets as betTexts } from '../app/shell/texts/en/bets.ts'
import { figures as texts } from '../app/shell/texts/en/figures.ts'
import { axeFindsNothing } from './axe.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn, castle, playOne } from './player.ts'

const other = 'summit-jackpot'
/** A band is told from a hundred rounds on. */
const rounds = 105

test('what was played is summed up, compared with what was proved, found again, and saved', async ({
  page,
}) => {
  test.slow()
  await arriveSignedIn(page)
  await playOne(page, other)
  let [staked, paid, wins] = [0, 0, 0]
  for (let count = 0; count < rounds; count++) {
    const { stake, payout } = await playOne(page, castle)
    staked += stake
    paid += payout
    if (payout > stake) wins++
  }

  await page.goto('/en/my-bets')
  await page.getByRole('link', { name: betTexts.tabs.figures }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible()
  const game = page.getByRole('table', { name: texts.byGame }).getByRole('row', { name: /Castle/ })
  // They are counted a moment after the last round.
  await expect(async () => {
    await page.getByRole('radio', { name: texts.periods.days7 }).check()
    await page.getByRole('radio', { name: texts.periods.days30 }).check()
    await expect(game.getByRole('cell').first()).toHaveText(String(rounds), { timeout: 3_000 })
  }).toPass()
  const money = (minorUnits: number): string => `${(minorUnits / 100).toFixed(2)} Cr`
  await expect(game).toContainText(money(staked))
  await expect(game).toContainText(money(Math.abs(paid - staked)))
  await expect(game).toContainText(/(Inside|Below|Above) the band/)
  await page.getByText(texts.showTable).click()
  await expect(page.getByRole('table', { name: texts.overTime })).toBeVisible()
  await axeFindsNothing(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await axeFindsNothing(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await saved(page, texts.csv)).toContain(`Castle of Horror,${rounds},${wins},`)

  await page.getByRole('link', { name: betTexts.tabs.rounds }).click()
  const filters = page.getByRole('form', { name: betTexts.filters })
  await filters.getByLabel(betTexts.game).selectOption({ label: 'Castle of Horror' })
  await filters.getByLabel(betTexts.result).selectOption({ label: betTexts.onlyWins })
  await expect(page).toHaveURL(/game=castle-of-horror&won=1/)
  const found = page.locator('.bets:not(.bets-bones) tbody tr')
  await expect(found).toHaveCount(Math.min(wins, 20))
  await axeFindsNothing(page)
  const lines = (await saved(page, betTexts.csv)).trim().split('\r\n')
  expect(lines).toHaveLength(1 + wins)
  await filters.getByRole('button', { name: betTexts.showAll }).click()
  await expect(page.getByText(`${rounds + 1} rounds`)).toBeVisible()
})

/** What a button saves. */
async function saved(page: Page, button: string): Promise<string> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFile(await (await saving).path(), 'utf8')
}
