import { missionRules } from '@fairhouse/contract/mission-rules'
import { missions as words } from '../app/shell/texts/en/missions.ts'
import { axeFindsNothing } from './axe.ts'
import { anyWidth, expect, test } from './house.ts'
import { arriveSignedIn, ledgerBalance, playOne } from './player.ts'

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
    for (const uri of ['castle-of-horror', 'tea-garden', 'summit-jackpot']) await playOne(page, uri)
    await expect(async () => {
      await page.reload()
      await expect(mission).toContainText('3 of 3', { timeout: 2_000 })
    }).toPass()
    const before = await ledgerBalance(page)
    await mission
      .getByRole('button', { name: words.collect.replace('{amount}', '75.00 Cr') })
      .click()
    await expect(mission).toContainText(words.collected.replace('{amount}', '75.00 Cr'))
    expect(await ledgerBalance(page)).toBe(before + missionRules.games.reward)
    await axeFindsNothing(page)
    await page.reload()
    await expect(mission).toContainText(words.collected.replace('{amount}', '75.00 Cr'))
  },
)
