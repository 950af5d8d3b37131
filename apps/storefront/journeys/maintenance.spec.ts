import type { Page } from '@playwright/test'
import { besides, isWholePage, signInAtDesk } from './at-desk.ts'
import { expect, test } from './house.ts'

const said = 'We’re updating our site. Your balance and open rounds are safe.'

/** A time to come as the field of a time takes it, of UTC. */
const inHours = (hours: number): string =>
  new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16)

async function tryToSignIn(page: Page): Promise<void> {
  await page.goto('/en/login')
  await page.getByLabel('Login').fill('demo-play')
  await page.getByRole('textbox', { name: 'Password' }).fill('fairhouse-demo')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Pages of visitors are at most five seconds old. */
const untilTold = (page: Page, count: number) =>
  expect(async () => {
    await page.goto('/en')
    await expect(page.getByRole('heading', { name: 'Planned maintenance' })).toHaveCount(count, {
      timeout: 1_000,
    })
  }).toPass()

test('staff close the house for work; players read why, and it opens when staff say so', async ({
  page,
  house,
  browser,
}) => {
  const staff = await besides(page, browser)
  await signInAtDesk(staff, house.operatorURL, 'demo-games')
  await staff.goto(`${house.operatorURL}/desk/app/maintenance`)
  await expect(staff.getByText('Nothing was ever planned.')).toBeVisible()
  await isWholePage(staff)

  await test.step('it is planned with words in each language', async () => {
    await staff.getByRole('button', { name: 'Plan maintenance' }).click()
    const form = staff.getByRole('dialog')
    await form.getByLabel('Ends (UTC)').fill(inHours(2))
    await expect(form.getByLabel('In English')).toHaveValue(said)
    await expect(form.getByLabel('In Japanese')).not.toHaveValue('')
    await form.getByLabel('In French').fill('Une heure, pas plus.')
    const what = form.getByLabel('What is closed')
    await what.selectOption('One game')
    await expect(form.getByLabel('In English')).toHaveValue(/^This game is being updated\./)
    await expect(form.getByLabel('In French')).toHaveValue('Une heure, pas plus.')
    await what.selectOption('The whole house')
    await form.getByLabel('Why (for staff)').fill('New disks.')
    await isWholePage(staff)
    await staff.keyboard.press('Enter')
    const row = staff.getByRole('row').filter({ hasText: 'The whole house' })
    await expect(row).toContainText('on')
    await isWholePage(staff)
  })

  await test.step('players read it on the first page, and instead of coming in', async () => {
    await untilTold(page, 1)
    await expect(page.getByText(said)).toBeVisible()
    await isWholePage(page)
    await tryToSignIn(page)
    await expect(page.getByText('Website Temporarily Under Maintenance')).toBeVisible()
    await expect(page.getByText(said)).toBeVisible()
  })

  await test.step('it is ended by hand', async () => {
    await staff.getByRole('button', { name: 'End now: The whole house' }).click()
    await staff.getByLabel('Why (for staff)').fill('The disks are in.')
    await staff.keyboard.press('Enter')
    await expect(staff.getByText('ended by demo-games')).toBeVisible()
    await untilTold(page, 0)
    await tryToSignIn(page)
    await expect(page).not.toHaveURL(/\/en\/login/)
  })

  await test.step('the meters of jackpots are all in play', async () => {
    await staff.goto(`${house.operatorURL}/desk/app/jackpots`)
    await expect(staff.getByRole('region', { name: 'Meters' })).toContainText('in play')
    await isWholePage(staff)
  })
  await staff.context().close()
})
