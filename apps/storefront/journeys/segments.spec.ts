import { besides, isWholePage, signInAtDesk } from './at-desk.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn } from './player.ts'

test('staff tag a player, ask for a segment, save the view, and take a report along as a workbook', async ({
  page,
  house,
  browser,
}) => {
  await arriveSignedIn(page)
  const staff = await besides(page, browser)
  await signInAtDesk(staff, house.operatorURL, 'demo-owner')
  const app = `${house.operatorURL}/desk/app`

  await staff.goto(`${app}/segments`)
  await expect(staff.getByRole('button', { name: 'New segment' })).toBeVisible()
  await isWholePage(staff)
  await staff.getByRole('button', { name: 'New tag' }).click()
  await staff.getByLabel('Tag (small letters').fill('hosted')
  await staff.getByLabel('What it means').fill('Has a host of their own')
  await staff.keyboard.press('Enter')
  await expect(staff.getByRole('region', { name: 'Tags' })).toContainText('hosted')

  await test.step('the newest player of the list gets the tag', async () => {
    await staff.goto(`${app}/players`)
    const first = staff.getByRole('region', { name: 'Players' }).getByRole('link').first()
    await expect(async () => {
      await staff.reload()
      await expect(first).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await isWholePage(staff)
    await first.click()
    await staff.getByRole('button', { name: 'Give a tag' }).click()
    await staff.getByLabel('Why (for staff)').fill('Asked for one.')
    await staff.getByRole('dialog').getByRole('button', { name: 'Give a tag' }).click()
    await expect(staff.getByRole('button', { name: 'Take the tag hosted' })).toBeVisible()
    await isWholePage(staff)
  })

  await test.step('a segment counts and lists them', async () => {
    await staff.goto(`${app}/segments`)
    await staff.getByRole('button', { name: 'New segment' }).click()
    const form = staff.getByRole('dialog')
    await form.getByLabel('Name').fill('Hosted players')
    await form
      .getByRole('group', { name: 'Has all of these tags' })
      .getByRole('checkbox', { name: 'hosted' })
      .check()
    await form.getByRole('button', { name: 'Count' }).click()
    await expect(form.getByRole('status')).toHaveText('1 player')
    await isWholePage(staff)
    await form.getByRole('button', { name: 'Save the segment' }).click()
    const row = staff.getByRole('row').filter({ hasText: 'Hosted players' })
    await expect(row).toContainText('with hosted')
    await row.getByRole('link', { name: 'Show players' }).click()
    await expect(staff.getByRole('region', { name: 'Players' }).getByRole('row')).toHaveCount(2)
  })

  await test.step('the view is saved under a name, and opens again', async () => {
    await staff.getByRole('button', { name: 'Save this view' }).click()
    await staff.getByRole('dialog').getByLabel('Name').fill('Hosts')
    await staff.keyboard.press('Enter')
    await expect(staff.getByRole('link', { name: 'Hosts' })).toHaveAttribute('aria-current', 'page')
    await staff.getByRole('button', { name: 'Share with everybody' }).click()
    await expect(staff.getByRole('button', { name: 'Share no more' })).toBeVisible()
    await isWholePage(staff)
    await staff.goto(`${app}/payments`)
    await expect(staff.getByRole('heading', { name: 'Withdrawals', level: 1 })).toBeVisible()
    await isWholePage(staff)
    await staff.goto(`${app}/players`)
    await staff.getByRole('link', { name: 'Hosts' }).click()
    await expect(staff).toHaveURL(/segment=/)
  })

  await test.step('a report is a workbook', async () => {
    await staff.goto(`${app}/reports`)
    const saving = staff.waitForEvent('download')
    await staff.getByRole('button', { name: 'Download XLSX' }).click()
    expect((await saving).suggestedFilename()).toMatch(/^report-by-day-.*\.xlsx$/)
    await isWholePage(staff)
  })
  await staff.context().close()
})
