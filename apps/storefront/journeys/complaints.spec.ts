import { axeFindsNothingAtRest } from './axe.ts'
import { atDesk } from './at-desk.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn } from './player.ts'

test('a complaint is sent, answered at the desk, and looked at by somebody else', async ({
  page,
  house,
  browser,
}) => {
  await arriveSignedIn(page)
  await page.goto('/en/complaints')
  await expect(page.getByText('You have no complaints.')).toBeVisible()
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await expect(page.getByText('Please write at least 20 characters.')).toBeVisible()
  await axeFindsNothingAtRest(page)
  await page.getByRole('radio', { name: 'A deposit or withdrawal' }).click()
  await page.getByLabel('What happened?').fill('My deposit came, and then it was gone again.')
  await page.getByRole('button', { name: 'Send complaint' }).click()
  const one = page.getByRole('article')
  await expect(one).toContainText('Waiting for our answer')
  await expect(one.getByRole('heading')).toContainText(/^C-\d+ · A deposit or withdrawal$/)
  await axeFindsNothingAtRest(page)

  const risk = await atDesk(browser, house.operatorURL, 'demo-risk')
  await risk.goto('/desk/app/complaints')
  await risk.getByRole('link', { name: /^C-/ }).first().click()
  await risk.getByLabel('Answer, as the player reads it').fill('It was a test, and it is back.')
  await risk.getByRole('button', { name: 'Answer' }).click()
  await expect(risk.getByText('Answered. The player is told by message.')).toBeVisible()
  await risk.close()

  await page.reload()
  await expect(one).toContainText('It was a test, and it is back.')
  await page.getByRole('button', { name: 'Ask for someone else to look' }).click()
  await page.getByLabel('What do you disagree with?').fill('It is not back, please look again.')
  await page.getByRole('button', { name: 'Ask for a second look' }).click()
  await expect(one).toContainText('Someone else is looking at it')
})
