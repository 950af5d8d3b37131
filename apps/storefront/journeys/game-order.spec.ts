import type { Page } from '@playwright/test'
import { besides, isWholePage, signInAtDesk } from './at-desk.ts'
import { expect, test } from './house.ts'

const title = 'Three Card Poker'

/** The first game that a page of a list shows; pages of visitors are at most five seconds old. */
const untilFirst = (page: Page, wanted: boolean) =>
  expect(async () => {
    await page.goto('/en/table-games')
    const first = page.locator('.tile-field .tile').first()
    await expect(first).toBeVisible({ timeout: 1_000 })
    expect((await first.innerText()).includes(title)).toBe(wanted)
  }).toPass()

test('content staff pin a game in front of a list, and take it back', async ({
  page,
  house,
  browser,
}) => {
  const staff = await besides(page, browser)
  await signInAtDesk(staff, house.operatorURL, 'demo-content')
  await staff.goto(`${house.operatorURL}/desk/app/games/order`)
  await expect(staff.getByRole('button', { name: 'Arrange this list' })).toBeVisible()
  await isWholePage(staff)
  await staff.getByLabel('List').selectOption('Table games')
  await staff.getByRole('button', { name: 'Arrange this list' }).click()

  const form = staff.getByRole('dialog')
  for (const name of ['Three Card', 'Casino War']) {
    await form.getByLabel('Add a game by its name').fill(name)
    await form
      .getByRole('button', { name: `Add ${name}` })
      .first()
      .click()
  }
  await form.getByRole('button', { name: 'Move Casino War up' }).click()
  await form.getByRole('checkbox', { name: `Pinned for days: ${title}` }).check()
  await isWholePage(staff)
  await form.getByRole('button', { name: 'Save as a new version' }).click()
  const list = staff.locator('.panel').filter({ hasText: 'Table games' })
  await expect(list).toContainText(`${title} (pinned), Casino War`)
  await list.getByRole('button', { name: 'Show to players' }).click()
  await staff.getByLabel('Why (for staff)').fill('The game of the week.')
  await staff.keyboard.press('Enter')
  await expect(list).toContainText('players see version 1')
  await isWholePage(staff)
  await untilFirst(page, true)

  await list.getByRole('button', { name: 'Back to the usual order' }).click()
  await staff.getByLabel('Why (for staff)').fill('The week is over.')
  await staff.keyboard.press('Enter')
  await expect(list).toContainText('in its usual order')
  await untilFirst(page, false)
  await staff.context().close()
})
