import type { Page } from '@playwright/test'
import { editProfile } from '@fairhouse/contract/calls/profile'
import { axeFindsNothing } from './axe.ts'
import { ask } from './ask.ts'
import { expect, test } from './house.ts'
import { linkTo } from './mailbox.ts'
import { arriveSignedIn, newcomer, spinButton, still } from './player.ts'

const newPassword = 'seven quiet owls on ice'

async function logIn(page: Page, login: string, password: string, source = ''): Promise<void> {
  await page.goto(source === '' ? '/en/login' : `/en/login?source=${encodeURIComponent(source)}`)
  await page.getByLabel('Login or email').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('an address is proven by the letter’s link, and every tab knows at once', async ({ page }) => {
  const { email } = newcomer(await arriveSignedIn(page))
  await page.goto('/en/lobby')
  const strip = page.locator('.verification-strip')
  await expect(strip).toContainText('Your email isn’t confirmed.')
  await strip.getByRole('link', { name: 'Confirm it' }).click()
  await expect(heading(page, 'Confirm your email address')).toBeVisible()
  await expect(strip).toHaveCount(0)

  const letter = await page.context().newPage()
  await letter.goto(await linkTo(page, email, 'verifyEmail'))
  await expect(heading(letter, 'Your email address is confirmed')).toBeVisible()
  await expect(heading(page, 'Your email address is confirmed')).toBeVisible()
  await letter.reload()
  await expect(heading(letter, 'Your email address is confirmed')).toBeVisible()
  await letter.getByRole('link', { name: 'Go to the games' }).click()
  await expect(letter.locator('.verification-strip')).toHaveCount(0)

  await letter.goto('/en/verify/no-link-of-ours')
  await expect(heading(letter, 'This link is not valid')).toBeVisible()
})

test('the letter is sent once more on wish', async ({ page }) => {
  const { email } = newcomer(await arriveSignedIn(page))
  const first = await linkTo(page, email, 'verifyEmail')
  await page.goto('/en/email-verification')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText(`We’ve emailed ${email} again.`)).toBeVisible()
  await expect.poll(() => linkTo(page, email, 'verifyEmail')).not.toBe(first)
})

test('a forgotten password is replaced by the letter’s link, by keyboard alone', async ({
  page,
}) => {
  const login = await arriveSignedIn(page)
  const { email } = newcomer(login)
  await page.context().clearCookies()
  await page.goto('/en/reset-password')
  await page.getByLabel('Email').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The email address is not entered, but is required!')).toBeVisible()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Check your email')).toBeVisible()

  await page.goto(await linkTo(page, email, 'passwordRecovery'))
  await expect(heading(page, 'Choose a new password')).toBeVisible()
  await page.getByLabel('New password').focus()
  await page.keyboard.type(login)
  await page.keyboard.press('Enter')
  await expect(page.getByText('too easy to guess')).toBeVisible()
  await page.getByLabel('New password').fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Your password is changed')).toBeVisible()

  await page.reload()
  await expect(heading(page, 'This link no longer works')).toBeVisible()
  await logIn(page, login, newPassword)
  await expect(page).toHaveURL(/\/en\/lobby$|\/en$/)
})

test('a changed password signs the other browsers out, and tells which entry is wrong', async ({
  page,
  browser,
  house,
}) => {
  const login = await arriveSignedIn(page)
  const { password } = newcomer(login)
  const context = await browser.newContext({ baseURL: house.baseURL })
  const other = await context.newPage()
  await logIn(other, login, password)
  await expect(other).toHaveURL(/\/en\/lobby$|\/en$/)

  await page.goto('/en/change-password')
  const send = page.locator('form').getByRole('button', { name: 'Change password' })
  await page.getByLabel('Current password').fill('not the old one')
  await page.getByLabel('New password').fill('short')
  await send.click()
  await expect(page.getByText('it is too short (min. 8 characters)')).toBeVisible()
  await page.getByLabel('New password').fill(newPassword)
  await send.click()
  await expect(page.getByText('The current password is not correct.')).toBeVisible()
  await page.getByLabel('Current password').fill(password)
  await send.click()
  await expect(heading(page, 'Your password is changed')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the games' }).click()
  await expect(page).toHaveURL(/\/en\/lobby$/)

  await expect(heading(other, 'Logged Out')).toBeVisible()
  await context.close()
})

test('a change of address is taken back from the old one; the house then asks for a new password', async ({
  page,
}) => {
  const login = await arriveSignedIn(page)
  const { email, password } = newcomer(login)
  await ask(page, editProfile, { email: `new.${email}`, password })
  await page.goto(await linkTo(page, email, 'emailChanged'))
  // A browser that a call has signed in knows nobody's name, and loads anew when the house ends a session before it has asked whose it is.
  await expect(page.getByRole('banner').getByRole('button', { name: /^Balance/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(heading(page, 'Your old address is back')).toBeVisible()

  await logIn(page, login, password)
  await expect(heading(page, 'Forgot your password?')).toBeVisible()
  await expect(page.getByText('please choose a new password')).toBeVisible()
  await page.goto(await linkTo(page, email, 'passwordRecovery'))
  await page.getByLabel('New password').fill(newPassword)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(heading(page, 'Your password is changed')).toBeVisible()
  await logIn(page, login, newPassword)
  await expect(page).toHaveURL(/\/en\/lobby$|\/en$/)
  await expect(page.locator('.verification-strip')).toHaveCount(0)
})

/** The house raises flags by rules of its own; here its answers to the login and to later questions say that it has, and no line tells otherwise. */
async function logInFlagged(page: Page, flags: readonly string[], source = ''): Promise<void> {
  const login = await arriveSignedIn(page)
  await page.context().clearCookies()
  await page.routeWebSocket('**/ws', (line) => line.close())
  await page.route(/\/(user\/(login|status)|game\/[^/]+\/open)\/json2$/, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    if (answer.userStatus?.isLogged)
      for (const flag of flags) answer.userStatus.userFlags[flag] = true
    await route.fulfill({ response, json: answer })
  })
  await logIn(page, login, newcomer(login).password, source)
}

const leading = [
  ['password', '/en/change-password', 'Your password is too easy to guess.'],
  ['changeContactEmail', '/en/edit-profile', 'Emails to your address bounce.'],
] as const

for (const [flag, target, said] of leading) {
  test(`flag ${flag} leads to ${target}, and is told elsewhere until it is cleared`, async ({
    page,
  }) => {
    await logInFlagged(page, [flag])
    await expect(page).toHaveURL(new RegExp(`${target}$`))
    const told = page.getByRole('alert').filter({ hasText: said })
    await expect(told).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'Fairhouse' }).click()
    await expect(told).toBeVisible()
    await expect(told.getByRole('button')).toHaveCount(0)
    await told.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${target}$`))
    await expect(told).toHaveCount(0)
  })
}

test('a flag leads from a game that the login led to, once, and is told over every game', async ({
  page,
}) => {
  const opened = page.waitForResponse('**/castle-of-horror/open/json2')
  await logInFlagged(page, ['password', 'birthDate'], still)
  await opened
  await expect(page).toHaveURL(/\/en\/change-password$/)
  const told = page.getByRole('alert').filter({ hasText: 'Your password is too easy to guess.' })
  await expect(heading(page, 'Change password')).toBeVisible()
  await expect(told).toHaveCount(0)

  for (const game of [still, '/en/rocket-rail?stage=still', '/en/speed-bingo-30?stage=still']) {
    await page.goto(game)
    await expect(told).toBeVisible()
    await expect(told.getByRole('button')).toHaveCount(0)
    await expect(page.getByText('Your date of birth is not valid.')).toBeVisible()
    await axeFindsNothing(page)
    await expect(page).toHaveURL(new RegExp(`${game.replace('?', '[?]')}$`))
  }
  await page.goto(still)
  await expect(spinButton(page)).toBeEnabled()
  await told.getByRole('link', { name: 'Change password' }).press('Enter')
  await expect(page).toHaveURL(/\/en\/change-password$/)
})

test('a doubted password ends the session at a game, and the page for a new one says why', async ({
  page,
}) => {
  await logInFlagged(page, ['passwordRecovery'], still)
  await expect(page).toHaveURL(/\/en\/reset-password$/)
  await expect(heading(page, 'Forgot your password?')).toBeVisible()
  const why = page.getByRole('alert').filter({ hasText: 'please choose a new password' })
  await expect(why).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

const telling = [
  ['birthDate', 'Your date of birth is not valid.'],
  ['contactAddress', 'Your address is not valid.'],
  ['phone', 'Your phone number is not valid.'],
  ['terms', 'Our terms and conditions have changed.'],
] as const

test('the other flags are told without leading anywhere', async ({ page }) => {
  await logInFlagged(
    page,
    telling.map(([flag]) => flag),
  )
  await expect(page).toHaveURL(/\/en\/lobby$|\/en$/)
  for (const [, said] of telling)
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
})

const pages = [
  ['visitor', '/en/reset-password'],
  ['visitor', '/en/reset-password?token=no-link-of-ours'],
  ['visitor', '/en/verify/no-link-of-ours'],
  ['visitor', '/en/undo-email-change/no-link-of-ours'],
  ['player', '/en/change-password'],
  ['player', '/en/email-verification'],
] as const

for (const [who, address] of pages) {
  test(`axe finds nothing on ${address} for a ${who}`, async ({ page }) => {
    if (who === 'player') await arriveSignedIn(page)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      /Checking your link|Confirming your address/,
    )
    await axeFindsNothing(page)
  })
}
