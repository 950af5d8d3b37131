import { jackpots as words } from '../app/shell/texts/en/jackpots.ts'
import { axeFindsNothing } from './axe.ts'
import { anyWidth, expect, test } from './house.ts'

test(
  'jackpots count on home and on tiles, with a bar up to the amount before which they are won',
  anyWidth,
  async ({ page }) => {
    await page.goto('/en')
    const strip = page.getByRole('region', { name: words.strip })
    await strip.scrollIntoViewIfNeeded()
    await expect(strip.getByRole('listitem').first()).toContainText('Cr')
    await axeFindsNothing(page)
    await strip.getByRole('link', { name: words.all }).click()
    await expect(page.locator('.jackpots .must-hit').first()).toBeVisible()
    await expect(page.locator('.tile-meter').first()).toContainText('Cr')
  },
)
