import type { Page } from '@playwright/test'
import { avatarsOffered } from '@fairhouse/contract/limits'
import { axeFindsNothing } from './axe.ts'
import { anyWidth, expect, test } from './house.ts'
import { arriveSignedIn, castle, newcomer, sitDown } from './player.ts'

/** Which games a list begins with depends on all that were released; this one finds the castle. */
const listed = '/en/search?q=castle+of+horror'

const heart = (page: Page) =>
  page.getByRole('button', { name: 'Favorite: Castle of Horror' }).first()

test('a heart marks a game in a list and in its menu, and takes the mark off again', async ({
  page,
}) => {
  await page.goto(listed)
  await heart(page).click()
  await expect(page.getByText('Please sign up or sign in to save favorites.')).toBeVisible()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')

  await arriveSignedIn(page)
  await page.goto('/en/favorites')
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
  await page.goto(listed)
  await heart(page).focus()
  await page.keyboard.press('Space')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')

  await sitDown(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const inMenu = page.getByRole('button', { name: 'Favorite', exact: true })
  await expect(inMenu).toHaveAttribute('aria-pressed', 'true')
  await inMenu.click()
  await expect(inMenu).toHaveAttribute('aria-pressed', 'false')
  // A press is passed over until the one before has been answered; one that is taken is shown at once.
  const told = page.waitForResponse('**/user/favorite-game-add/json2')
  await expect(async () => {
    await inMenu.click()
    await expect(inMenu).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
  await told

  await page.goto('/en/favorites')
  await expect(page.locator(`main a[href="/en/${castle}"]`)).toBeVisible()
  await heart(page).click()
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
})

test(
  'a message is new until it is opened, in every tab, and gone when it is deleted',
  anyWidth,
  async ({ page, context }) => {
    await arriveSignedIn(page)
    await page.goto('/en/messages')
    const mark = page.getByText('New', { exact: true })
    await expect(mark).toBeVisible()
    const other = await context.newPage()
    await other.goto('/en/messages')
    await expect(other.getByText('New', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: /^Welcome/ }).click()
    await expect(page.getByText('Every outcome can be checked.')).toBeVisible()
    await expect(mark).toBeHidden()
    await expect(other.getByText('New', { exact: true })).toBeHidden()

    await page.getByRole('button', { name: 'Select all' }).click()
    await expect(page.getByText('1 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { name: 'No messages' })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'No messages' })).toBeVisible()
  },
)

test('a profile is put right: faults are told, another address takes the password', async ({
  page,
}) => {
  const login = await arriveSignedIn(page)
  await page.goto('/en/edit-profile')
  const first = page.getByLabel('First name')
  await first.fill('A')
  await page.getByLabel('Last name').fill('Lovelace')
  await expect(
    page.getByText('Please change your first name - it is too short (min. 2 characters).'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('One field needs attention.')).toBeVisible()
  await expect(first).toBeFocused()

  await first.fill('Ada')
  await page.getByLabel('Phone').fill('030 1234567')
  await page.getByLabel('City').fill('東京')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await page.reload()
  await expect(first).toHaveValue('Ada')
  await expect(page.getByLabel('Phone')).toHaveValue('+49 30 1234567')
  await expect(page.getByLabel('City')).toHaveValue('東京')
  await expect(page.getByLabel('Date of birth')).not.toBeEditable()

  await page.getByRole('textbox', { name: 'Email' }).fill(`new.${login}@example.org`)
  const password = page.getByLabel('Password', { exact: true })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The password is not entered, but is required!')).toBeVisible()
  await password.fill('not the password')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The password is not correct.')).toBeVisible()
  await password.fill(newcomer(login).password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/We’ve emailed a link to your new address/)).toBeVisible()
})

test(
  'a picture is chosen, or drawn anew, and shown wherever the player is',
  anyWidth,
  async ({ page }) => {
    await arriveSignedIn(page)
    await page.goto('/en/edit-profile/select-avatar')
    await expect(page.getByRole('radio')).toHaveCount(avatarsOffered)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(page.getByRole('radio')).not.toHaveCount(avatarsOffered)
    const drawn = page.getByRole('radio', { checked: true })
    const id = Number(await drawn.getAttribute('value'))
    expect(id).toBeGreaterThan(avatarsOffered)
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await expect(page.getByText('Your picture is changed.')).toBeVisible()
    const pictures = page.locator(`img[src^="/avatars/${id}.svg?"]:visible`)
    await expect(pictures).toHaveCount(2)
    for (const picture of await pictures.all())
      await expect(picture).toHaveJSProperty('complete', true)
    expect(
      await pictures.first().evaluate((shown: HTMLImageElement) => shown.naturalWidth),
    ).not.toBe(0)
  },
)

test('axe finds nothing on the pages of a player, in the dark and in the light', async ({
  page,
  context,
  baseURL,
}) => {
  await arriveSignedIn(page)
  for (const theme of ['dark', 'light']) {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
    await page.goto('/en/messages')
    await page.getByRole('button', { name: /^Welcome/ }).click()
    await axeFindsNothing(page)
    await page.goto('/en/edit-profile')
    await expect(page.getByLabel('First name')).toBeVisible()
    await axeFindsNothing(page)
    await page.goto('/en/edit-profile/select-avatar')
    await expect(page.getByRole('radio').first()).toBeAttached()
    await axeFindsNothing(page)
    await page.goto(listed)
    await heart(page).click()
    await page.goto('/en/favorites')
    await axeFindsNothing(page)
  }
})
