import type { Page } from '@playwright/test'
import { axeFindsNothingAtRest } from './axe.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn, castle, playOne } from './player.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('data are asked to be erased after a look at what goes and what stays, and kept again', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await page.goto('/en/security')
  const erasing = section(page, 'Erase your data')
  await erasing.getByRole('button', { name: 'Erase my data' }).click()
  await expect(dialog(page)).toContainText('Your name and date of birth go, too.')
  await axeFindsNothingAtRest(page)
  await dialog(page).getByRole('button', { name: 'Erase in 7 days' }).click()
  await expect(erasing).toContainText('We erase your data on')
  await page.reload()
  await expect(erasing).toContainText('We erase your data on')
  await axeFindsNothingAtRest(page)
  await erasing.getByRole('button', { name: 'Keep my account' }).click()
  await expect(erasing.getByRole('button', { name: 'Erase my data' })).toBeVisible()
})

test('what one agreed to stands on the page with its day and its text', async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto('/en/security')
  const consents = section(page, 'Your consents')
  await expect(consents.getByRole('listitem')).toHaveCount(1)
  await expect(consents).toContainText('Terms and conditions')
  await expect(consents).toContainText(/Agreed on .*, text of \d{4}-\d\d-\d\d/)
})

test('a session limit is chosen, shows until when may be played, and takes a day to be longer', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await page.goto('/en/limits')
  const session = section(page, 'Session')
  await session.getByRole('radio', { name: '1 hour' }).click()
  await expect(session.getByRole('radio', { name: '1 hour' })).toBeChecked()
  await playOne(page, castle)
  await page.reload()
  await expect(session).toContainText('You can play until')
  await session.getByRole('radio', { name: '4 hours' }).click()
  await expect(session).toContainText('You asked for 4 hours. You can confirm it from')
  await expect(session.getByRole('radio', { name: '1 hour' })).toBeChecked()
  await axeFindsNothingAtRest(page)
  await session.getByRole('button', { name: 'Keep my limit' }).click()
  await expect(session).not.toContainText('You asked for')
})

test('the self-test is answered by keys, told at once, and sends nothing', async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto('/en/limits')
  await page.getByRole('link', { name: 'Take the self-test' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How is your play?' })).toBeVisible()
  await axeFindsNothingAtRest(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '')
  })
  await page.getByRole('button', { name: 'Show my result' }).click()
  await expect(page.getByText('Choose an answer.')).toHaveCount(9)
  for (const group of await page.getByRole('radiogroup').all()) {
    await group.getByRole('radio', { name: 'Never' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(group.getByRole('radio', { name: 'Sometimes' })).toBeChecked()
  }
  await page.getByRole('button', { name: 'Show my result' }).click()
  const outcome = page.getByRole('status').filter({ hasText: 'High risk' })
  await expect(outcome).toContainText('9 of 27 points')
  await expect(outcome).toBeFocused()
  await axeFindsNothingAtRest(page)
  expect(sent.join()).not.toContain('sometimes')
  await expect(page.getByRole('heading', { name: /^Who helps in / })).toBeVisible()
})

test('a visitor takes the self-test as well', async ({ page }) => {
  await page.goto('/de/self-test')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Wie steht es um Ihr Spiel?' }),
  ).toBeVisible()
  const help = page.getByRole('region', { name: /^Wer hilft/ })
  await expect(help.getByRole('link', { name: 'Gambling Therapy' })).toBeVisible()
  await axeFindsNothingAtRest(page)
})
