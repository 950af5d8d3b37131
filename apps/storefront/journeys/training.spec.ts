import { expect, test } from './house.ts'
import { arriveSignedIn, inTurbo, settled, sitDown, spinButton } from './player.ts'

const uri = 'jacks-or-better'

test('training tells what a hold gave away, and keeps score until it is turned off', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await inTurbo(page)
  await sitDown(page, `/en/${uri}?stage=still`)
  const coach = page.getByRole('button', { name: /^What is each choice worth\?/ })
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog')
  const entry = menu.getByRole('button', { name: 'Training mode' })
  await expect(entry).toHaveAttribute('aria-pressed', 'false')
  await entry.click()
  await expect(entry).toHaveAttribute('aria-pressed', 'true')
  await menu.getByRole('button', { name: 'Close' }).click()
  await expect(coach).toHaveAccessibleName(/0 of 0 played well$/)

  // A hand in which nothing is held is rarely the best: after a few of them a mistake was made.
  for (let hands = 1; hands <= 3; hands++) {
    await page.keyboard.press('Space')
    await settled(page)
    await expect(spinButton(page)).toHaveAccessibleName('Draw')
    await page.keyboard.press('Space')
    await settled(page)
    await expect(coach).toHaveAccessibleName(new RegExp(`\\d of ${hands} played well$`))
  }
  await page.reload()
  await expect(coach).toHaveAccessibleName(/0 of 0 played well$/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Training mode' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(coach).toHaveAccessibleName('What is each choice worth?')
})
