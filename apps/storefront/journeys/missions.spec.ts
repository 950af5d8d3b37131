import { missionRules } from '@fairhouse/contract/mission-rules'
import type { Page } from '@playwright/test'
import { missions as words } from '../app/shell/texts/en/missions.ts'
import { axeFindsNothing } from './axe.ts'
import { anyWidth, expect, test } from './house.ts'
import { arriveSignedIn, ledgerBalance, playOne } from './player.ts'

const utcDay = (): string => new Date().toISOString().slice(0, 10)

/** Three games on one UTC day: rounds on both sides of a midnight count for two days. */
async function playThreeGames(page: Page): Promise<void> {
  const day = utcDay()
  for (const uri of ['castle-of-horror', 'tea-garden', 'summit-jackpot']) await playOne(page, uri)
  if (utcDay() !== day) await playThreeGames(page)
}

test(
  'finished rounds reach a mission, whose credits are collected once',
  anyWidth,
  async ({ page }) => {
    await arriveSignedIn(page)
    await page.goto('/en/missions')
    const different = words.names.games.replace('{goal}', '3')
    const mission = page.locator('.mission', { hasText: different })
    await expect(mission).toContainText('0 of 3')
    await axeFindsNothing(page)
    await playThreeGames(page)
    // Of today; of yesterday, where midnight has come since.
    const reached = mission.filter({ hasText: '3 of 3' })
    await expect(async () => {
      await page.reload()
      await expect(reached).toBeVisible({ timeout: 2_000 })
    }).toPass()
    const before = await ledgerBalance(page)
    const collect = reached.getByRole('button', {
      name: words.collect.replace('{amount}', '75.00 Cr'),
    })
    await collect.press('Enter')
    const gave = words.gave.replace('{mission}', different).replace('{amount}', '75.00 Cr')
    await expect(page.getByRole('status').filter({ hasText: gave })).toBeVisible()
    await expect(collect).toHaveCount(0)
    await expect(
      page.locator('.missions').getByRole('heading').and(page.locator(':focus')),
    ).toHaveCount(1)
    expect(await ledgerBalance(page)).toBe(before + missionRules.games.reward.CREDIT)
    await axeFindsNothing(page)
    await page.reload()
    await expect(mission.first()).toBeVisible()
    await expect(collect).toHaveCount(0)
  },
)
