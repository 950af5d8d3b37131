import type { Page } from '@playwright/test'
import { axeFindsNothingAtRest } from './axe.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn, settled, sitDown, spinButton } from './player.ts'

const spoken = (page: Page) => page.locator('.unseen[role=status]')
const tile = (page: Page, number: number) =>
  page
    .getByRole('group', { name: 'Tiles' })
    .getByRole('button', { name: `Tile ${number}`, exact: true })

test('a gate opens for a target that was typed', async ({ page }) => {
  await arriveSignedIn(page)
  await sitDown(page, '/en/limbo-gate?stage=still')
  await axeFindsNothingAtRest(page)
  const target = page.getByLabel('Target', { exact: true })
  await target.fill('1,5')
  await target.press('Tab')
  await expect(target).toHaveValue('1.50')
  await expect(page.locator('.instant-value')).toContainText('66%')
  await spinButton(page).click()
  await expect(spoken(page)).toContainText('Target 1.50×.')
  await settled(page)
  await page.reload()
  await expect(page.getByLabel('Target', { exact: true })).toHaveValue('1.50')
})

test('a ball falls through the board that was chosen', async ({ page }) => {
  await arriveSignedIn(page)
  await sitDown(page, '/en/peg-drop?stage=still')
  await axeFindsNothingAtRest(page)
  await page.getByRole('button', { name: 'High', exact: true }).click()
  await expect(page.getByRole('button', { name: 'High', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Rows: less' }).click()
  await expect(page.locator('output.instant-value').first()).toHaveText('11')
  await spinButton(page).click()
  await expect(spoken(page)).toContainText('The ball lands in')
  await settled(page)
})

test('tiles are turned by keyboard, the round outlives a reload, and is cashed out', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await sitDown(page, '/en/mine-field?stage=still')
  await axeFindsNothingAtRest(page)
  await page.keyboard.press('q')
  await page.keyboard.press('q')
  await expect(page.locator('output.instant-value').first()).toHaveText('1')
  // One mine of twenty-five: few first tiles are lost, and a lost round is begun anew.
  await expect(async () => {
    await spinButton(page).click()
    await expect(spoken(page)).toContainText('1 mine is laid.')
    await tile(page, 1).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(spoken(page)).toContainText('Tile 2: gem. Cash out pays 1.04×.', { timeout: 3000 })
  }).toPass()
  await page.reload()
  await expect(spinButton(page)).toHaveAccessibleName(/^Cash out/)
  await page.getByRole('button', { name: 'What is each choice worth?' }).click()
  await expect(page.locator('.instant-coach')).toContainText('Cash out now')
  await page.keyboard.press('Escape')
  await spinButton(page).click()
  await expect(spoken(page)).toContainText('Cashed out at 1.04×.')
  await settled(page)
})

test('a tower is climbed and left', async ({ page }) => {
  await arriveSignedIn(page)
  await sitDown(page, '/en/tower-climb?stage=still')
  await axeFindsNothingAtRest(page)
  await page.getByRole('button', { name: 'Low', exact: true }).click()
  await expect(async () => {
    await spinButton(page).click()
    await expect(spoken(page)).toContainText('The tower has 9 levels.')
    await tile(page, 1).click()
    await expect(spoken(page)).toContainText('Level 1 is safe.', { timeout: 3000 })
  }).toPass()
  await spinButton(page).click()
  await expect(spoken(page)).toContainText('Cashed out at 1.32×.')
  await settled(page)
})
