import { axeFindsNothingAtRest } from './axe.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn, castle, playOne } from './player.ts'

/** The smallest picture there is. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a player asks about a round, staff answer, the player reads it and rates', async ({
  page,
  house,
  browser,
}) => {
  await arriveSignedIn(page)
  const round = await playOne(page, castle)
  await page.goto('/en/my-bets')
  await page.getByRole('link', { name: /^Ask for help with round/ }).click()
  await expect(page).toHaveURL(new RegExp(`/en/support\\?round=${round.id}$`))
  await expect(page.getByText(`About round ${round.id}`)).toBeVisible()
  await page.getByRole('button', { name: 'Send ticket' }).click()
  await expect(page.getByText('Please write at least 10 characters.')).toBeVisible()
  await page.getByLabel('What happened?').fill('The reels stopped before the sound did.')
  await page
    .getByLabel(/^Pictures or PDFs/)
    .setInputFiles({ name: 'reels.png', mimeType: 'image/png', buffer: dot })
  await expect(page.getByText('reels.png')).toBeVisible()
  await axeFindsNothingAtRest(page)
  await page.getByRole('button', { name: 'Send ticket' }).click()
  const thread = page.getByRole('article')
  await expect(thread).toContainText('Waiting for our answer')
  await thread.getByRole('button', { name: 'Open file 1: PNG, 1 kB' }).click()
  const picture = thread.getByRole('img', { name: 'File 1 of this message' })
  await expect(picture).toHaveJSProperty('naturalWidth', 1)
  await axeFindsNothingAtRest(page)
  const number = new URL(page.url()).searchParams.get('ticket') ?? ''

  const staff = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await staff.goto(`${house.operatorURL}/desk/log-in`)
  await staff.getByLabel('Name').fill('demo-support')
  await staff.getByLabel('Password').fill('fairhouse-desk')
  await staff.getByRole('button', { name: 'Sign in' }).click()
  await expect(staff).toHaveURL(/\/desk\/app$/)
  await staff.goto(`${house.operatorURL}/desk/app/tickets`)
  await axeFindsNothingAtRest(staff)
  await staff.getByRole('link', { name: number }).click()
  await expect(staff.getByText('The reels stopped before the sound did.')).toBeVisible()
  await expect(staff.getByRole('link', { name: round.id })).toBeVisible()
  await axeFindsNothingAtRest(staff)
  const saved = staff.waitForEvent('download')
  await staff.getByRole('button', { name: /^Show file/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/^T-\d+-.*\.png$/)
  await staff.getByRole('button', { name: 'Take it' }).click()
  await expect(staff.getByRole('button', { name: 'Leave it to others' })).toBeVisible()
  await staff.getByLabel('Answer, as the player reads it').fill('Thank you, we mended the sound.')
  await staff.getByRole('button', { name: 'Answer and close' }).click()
  await expect(staff.getByRole('heading', { name: number })).toContainText('closed')
  await staff.context().close()

  await page.goto('/en/messages')
  await expect(page.getByText(`Support answered and closed ${number}`)).toBeVisible()
  await page.goto(`/en/support?ticket=${number}`)
  await expect(thread).toContainText('Thank you, we mended the sound.')
  await page.getByRole('button', { name: '5 – great' }).click()
  await expect(page.getByText('Thank you. You can change your rating.')).toBeVisible()
  await page.goto('/en/support')
  await expect(page.getByRole('link', { name: new RegExp(`^${number}`) })).toBeVisible()
  await axeFindsNothingAtRest(page)
})
