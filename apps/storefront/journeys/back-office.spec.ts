import { openGame } from '@fairhouse/contract/calls/play'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { besides, isWholePage, signInAtDesk } from './at-desk.ts'
import { expect, test } from './house.ts'
import { playOne } from './player.ts'
import { arriveWithMoney } from './with-money.ts'

/** A player at the cashier asks for so much that two people must look at it. */
async function askForAll(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arriveWithMoney(page)
  await page.goto('/en/cashier/withdraw')
  await page.getByRole('button', { name: 'Add a bank account' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Account holder').fill('Ada Winter')
  await form.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
  await form.getByLabel('BIC').fill('COBADEFF')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('radio', { checked: true })).toBeVisible()
  await page.getByRole('button', { name: 'All' }).click()
  await page.getByRole('button', { name: 'Withdraw $1,000.00' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw $1,000.00 now' }).click()
  await expect(page.getByRole('region', { name: 'Pending withdrawals' })).toBeVisible()
}

test('staff find a player and say why a withdrawal waits, with two keys and no click', async ({
  page,
  house,
  browser,
}) => {
  await askForAll(page)
  const staff = await besides(page, browser)
  const faults: string[] = []
  staff.on('console', (said) => {
    if (said.type() === 'error') faults.push(said.text())
  })
  await signInAtDesk(staff, house.operatorURL, 'demo-support')
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()

  await staff.keyboard.press('/')
  await expect(staff.getByRole('combobox', { name: 'Find a player' })).toBeFocused()
  await staff.keyboard.type('winter')
  await expect(staff.getByRole('option')).toHaveCount(1)
  await isWholePage(staff)
  await staff.keyboard.press('Enter')
  const waiting = staff.locator('.waiting')
  await expect(waiting).toContainText('$1,000.00')
  await expect(waiting).toContainText('Waits for a review by staff')
  await expect(waiting).toContainText('so much takes two people')
  await isWholePage(staff)

  await test.step('every part opens, whole at this width', async () => {
    const parts = staff.getByRole('navigation', { name: 'Parts of the player' }).getByRole('link')
    const names = await parts.allTextContents()
    expect(names).toHaveLength(13)
    for (const name of names) {
      await parts.filter({ hasText: name }).first().click()
      await expect(staff.getByRole('status', { name: 'Loading' })).toBeHidden()
      await isWholePage(staff)
    }
  })

  await test.step('contacts are masked until support says why they are needed', async () => {
    await staff.goto(staff.url().replace(/(players\/\d+).*/, '$1'))
    const who = staff.locator('.panel').filter({ hasText: 'Contacts are masked' })
    await expect(who).toContainText('***@')
    await who.getByRole('button', { name: 'Show contacts' }).click()
    await staff.getByLabel('Why you need them').fill('They ask where we wrote to.')
    await staff.keyboard.press('Enter')
    await expect(staff.getByText('***@')).toBeHidden()
    await isWholePage(staff)
  })

  await test.step('a note is kept, and nothing that support may not do is offered', async () => {
    await staff.getByRole('button', { name: 'Add a note' }).click()
    await staff.getByLabel('Note (for staff)').fill('Called about the withdrawal.')
    await staff.keyboard.press('Enter')
    await expect(staff.getByText('Done.')).toBeVisible()
    await expect(staff.getByRole('button', { name: 'Suspend' })).toBeHidden()
    await expect(staff.getByRole('button', { name: 'Adjust money' })).toBeHidden()
  })
  expect(faults).toEqual([])
  await staff.context().close()
})

test('a game is turned off with a reason, and no player can open it until it is on again', async ({
  page,
  house,
  browser,
}) => {
  await arriveWithMoney(page)
  const opened = () => ask(page, openGame, { uri: 'castle-of-horror' })
  await opened()
  const staff = await besides(page, browser)
  await signInAtDesk(staff, house.operatorURL, 'demo-games')
  await staff.goto(`${house.operatorURL}/desk/app/games`)
  await staff.getByLabel('Name').fill('Castle of Horror')
  const row = staff.getByRole('row').filter({ hasText: 'Castle of Horror' })
  await expect(row).toHaveCount(1)
  await isWholePage(staff)
  await row.getByRole('button', { name: 'Turn off' }).click()
  await staff.getByLabel('Why').fill('A picture is wrong.')
  await staff.keyboard.press('Enter')
  await expect(row.getByRole('button', { name: 'Turn on' })).toBeVisible()
  await expect(opened()).rejects.toThrow('refused')
  await row.getByRole('button', { name: 'Turn on' }).click()
  await staff.getByLabel('Why').fill('The picture is right again.')
  await staff.keyboard.press('Enter')
  await expect(row.getByRole('button', { name: 'Turn off' })).toBeVisible()
  await opened()
  await staff.goto(`${house.operatorURL}/desk/app/reports`)
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Reports')
  await isWholePage(staff)
  const saved = staff.waitForEvent('download')
  await staff.getByRole('button', { name: 'Download PDF' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^report-by-day-.*[.]pdf$/)
  await staff.context().close()
})

test('the wall tells what is bet as it happens, and stands still when it is paused', async ({
  page,
  house,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const staff = await besides(page, browser)
  await staff.emulateMedia({ reducedMotion: 'reduce' })
  await signInAtDesk(staff, house.operatorURL, 'demo-owner')
  await staff.goto(`${house.operatorURL}/desk/app/live`)
  const now = staff.locator('.panel').filter({ hasText: 'Bets per second' }).first()
  await expect(now.getByText('Browsers connected')).toBeVisible()
  await arriveWithMoney(page)
  await playOne(page, 'castle-of-horror')
  const today = staff.getByRole('region', { name: 'Today' })
  await expect(today.getByRole('row', { name: /^Test money 1 / })).toBeVisible()
  await expect(staff.getByText('0 deposits')).toBeVisible()
  await isWholePage(staff)
  await staff.getByRole('button', { name: 'Pause' }).click()
  await expect(staff.getByRole('button', { name: 'Continue' })).toBeVisible()
  await staff.context().close()
})
