import type { Page } from '@playwright/test'
import { axeFindsNothingAtRest } from './axe.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn, inTurbo, settled, sitDown, spinButton } from './player.ts'

const spoken = (page: Page) => page.locator('.unseen[role=status]')
const field = (page: Page, number: number) =>
  page
    .getByRole('group', { name: 'Card', exact: true })
    .getByRole('button', { name: new RegExp(`^Field ${number}[,:]`) })

test('a card is scratched by pointer and by keys, outlives a reload, and pays when its foil is off', async ({
  page,
}) => {
  await inTurbo(page)
  await arriveSignedIn(page)
  await sitDown(page, '/en/scratch-set?stage=still')
  await axeFindsNothingAtRest(page)
  await page.keyboard.press('e')
  await expect(page.locator('output.instant-value').first()).toHaveText('Fruit Stand')
  await spinButton(page).click()
  await expect(spoken(page)).toContainText('A card with 9 fields to scratch.')
  await expect(field(page, 1)).toHaveAccessibleName('Field 1, covered')

  // With the pointer, up and down as one does with a coin.
  const box = await field(page, 1).boundingBox()
  if (!box) throw new TypeError('the field has no place')
  await page.mouse.move(box.x + 4, box.y + 4)
  await page.mouse.down()
  for (let stroke = 0; stroke <= 8; stroke++) {
    const x = box.x + (box.width * stroke) / 8
    await page.mouse.move(x, stroke % 2 === 0 ? box.y + box.height - 3 : box.y + 3, { steps: 2 })
  }
  await page.mouse.up()
  await expect(field(page, 1)).toHaveAccessibleName(/^Field 1: [\d,.]+ Cr$/)

  await field(page, 2).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 2)).toHaveAccessibleName(/^Field 2: [\d,.]+ Cr$/)
  await expect(spoken(page)).toContainText(/Field 2: [\d,.]+ Cr/)

  await page.reload()
  await expect(field(page, 2)).toHaveAccessibleName(/^Field 2: [\d,.]+ Cr$/)
  await expect(field(page, 3)).toHaveAccessibleName('Field 3, covered')
  await page.getByRole('button', { name: 'Reveal all' }).last().click()
  await expect(spoken(page)).toContainText(/The card (pays|wins nothing)/)
  await settled(page)
})

test('three digits are drawn for a box bet', async ({ page }) => {
  await inTurbo(page)
  await arriveSignedIn(page)
  await sitDown(page, '/en/daily-pick-3?stage=still')
  await axeFindsNothingAtRest(page)
  for (const [place, digit] of ['4', '4', '9'].entries())
    await page.getByLabel(`Digit ${place + 1}`).fill(digit)
  await page.getByRole('button', { name: 'Box', exact: true }).click()
  await expect(page.locator('.instant-panel')).toContainText('300.00× · 0.3%')
  await spinButton(page).click()
  await expect(spoken(page)).toContainText('You play 4, 4, 9. Drawn: ')
  await settled(page)
  await page.reload()
  await expect(page.getByLabel('Digit 3')).toHaveValue('9')
  await page.getByRole('button', { name: 'Front pair' }).click()
  await expect(page.getByLabel('Digit 3')).toBeDisabled()
})

test('a lotto card is drawn when it has six numbers, and not before', async ({ page }) => {
  await inTurbo(page)
  await arriveSignedIn(page)
  await sitDown(page, '/en/lotto-6-49?stage=still')
  await axeFindsNothingAtRest(page)
  const number = (value: number) =>
    page
      .getByRole('group', { name: 'Numbers' })
      .getByRole('button', { name: new RegExp(`^${value}($|,)`) })
  for (const value of [3, 11, 19, 27, 35]) await number(value).click()
  await spinButton(page).click()
  await expect(
    page.locator('.notice').filter({ hasText: 'Pick 6 numbers on every card you play.' }).first(),
  ).toBeVisible()
  await number(49).click()
  await spinButton(page).click()
  await expect(spoken(page)).toContainText('Drawn: ')
  await settled(page)
})
