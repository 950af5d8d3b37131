import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { axeFindsNothingAtRest } from './axe.ts'
import { codeOf } from './authenticator-app.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn, newcomer } from './player.ts'
import { withDevice } from './virtual-device.ts'

const signInAs = (page: Page) => page.locator('form').getByRole('button', { name: 'Sign in' })

async function typeLogin(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Login or email').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await signInAs(page).click()
}

async function logIn(page: Page, login: string): Promise<void> {
  await page.goto('/en/login')
  await typeLogin(page, login, newcomer(login).password)
}

/** The login has done its work: the page has gone on. */
const isIn = (page: Page) => expect(page).not.toHaveURL(/\/login/)

/** The browser forgets who is signed in, and nothing else. */
/** Away from the page first: it would notice, and load itself anew into whatever comes next. */
async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies({ name: '__Host-session' })
}

const dialog = (page: Page) => page.getByRole('dialog')
const section = (page: Page, name: string) => page.getByRole('region', { name })

/** Turns two-step sign-in on. */
async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/en/security')
  await section(page, 'Two-step sign-in').getByRole('button', { name: 'Turn on' }).click()
  await expect(page.locator('.qr-code path')).toBeVisible()
  const secret = await page.locator('.security-secret code').innerText()
  await dialog(page).getByLabel('Code from the app').fill(codeOf(secret))
  await dialog(page).getByRole('button', { name: 'Turn on' }).click()
  await expect(page.locator('.security-codes code')).toHaveCount(10)
  return { secret, codes: await page.locator('.security-codes code').allInnerTexts() }
}

test('a visitor is asked to log in first, and comes back', async ({ page }) => {
  const login = await arriveSignedIn(page)
  await forgetSession(page)
  await page.goto('/en/security')
  await page.locator('main').getByRole('link', { name: 'Sign in' }).click()
  await typeLogin(page, login, newcomer(login).password)
  await expect(page).toHaveURL('/en/security')
  await expect(section(page, 'Where you are signed in').getByText('This browser')).toBeVisible()
})

test('a session is ended from another browser, which is shown at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const login = await arriveSignedIn(page)
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const elsewhere = await other.newPage()
  await logIn(elsewhere, login)
  await isIn(elsewhere)
  await elsewhere.goto('/en/lobby')

  await page.goto('/en/security')
  const sessions = section(page, 'Where you are signed in')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: /^Sign out Chrome on Linux, localhost/ }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible()
  await elsewhere.goto('/en/security')
  await expect(elsewhere.getByText('Sign in to see this page')).toBeVisible()
  await other.close()
})

test('two steps: turned on, asked for at the login, and off again', async ({ page }) => {
  const login = await arriveSignedIn(page)
  const { secret, codes } = await turnOn(page)
  const download = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  for (const code of codes) expect(file).toContain(code)
  await dialog(page).getByRole('button', { name: 'I’ve saved these codes' }).click()
  const state = section(page, 'Two-step sign-in')
  await expect(state.getByText(/^On since/)).toBeVisible()
  await expect(state.getByText('10 recovery codes left')).toBeVisible()

  await forgetSession(page)
  await logIn(page, login)
  await expect(page.getByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible()
  // By keyboard from here: the code's entry has the focus.
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter the code.', { exact: true })).toBeVisible()
  await page.keyboard.type('abcdef')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^The code is wrong, expired/)).toBeVisible()
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await isIn(page)

  await page.goto('/en/security')
  await section(page, 'Two-step sign-in').getByRole('button', { name: 'Turn off' }).click()
  const off = dialog(page)
  await off.getByLabel('Code from the app or a recovery code').fill('not-a-code')
  await off.getByRole('button', { name: 'Turn off' }).click()
  await expect(off.getByText(/^The code is wrong, expired/)).toBeVisible()
  await off.getByLabel('Code from the app or a recovery code').fill(codes[2] ?? '')
  await off.getByRole('button', { name: 'Turn off' }).click()
  await expect(section(page, 'Two-step sign-in').getByText('Off', { exact: true })).toBeVisible()
})

test('a place that wrong passwords have locked is opened by a recovery code', async ({ page }) => {
  const login = await arriveSignedIn(page)
  const { codes } = await turnOn(page)
  await forgetSession(page)
  await page.goto('/en/login')
  for (const attempt of [1, 2, 3]) {
    await typeLogin(page, login, `wrong password ${attempt}`)
    await expect(page.getByText('The login or the password is wrong.')).toBeVisible()
  }
  await typeLogin(page, login, newcomer(login).password)
  await expect(page.getByText(/^Wait a few minutes and try again/)).toBeVisible()
  await page.getByLabel('Two-step code').fill(codes[0] ?? '')
  await signInAs(page).click()
  await isIn(page)
})

test('a passkey is made, named, used to log in and removed', async ({ page }) => {
  const device = await withDevice(page)
  const login = await arriveSignedIn(page)
  await page.goto('/en/security')
  const passkeys = section(page, 'Passkeys')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey was added.')).toBeVisible()
  await passkeys.getByRole('button', { name: 'Rename Passkey' }).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Work laptop')
  await page.keyboard.press('Enter')
  await expect(passkeys.getByText('Work laptop')).toBeVisible()
  await expect(passkeys.getByText('not used yet')).toBeVisible()

  // Quietly until the button is pressed, as a person is who looks at the page first.
  await device.says(false)
  await forgetSession(page)
  await page.goto('/en/login?source=%2Fen%2Fsecurity')
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(button).toBeVisible()
  await device.says(true)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/security')
  await expect(page.getByText(`You’re signed in as ${login}`)).toHaveCount(0)
  await expect(passkeys.getByText(/last used/)).toBeVisible()
  await passkeys.getByRole('button', { name: 'Remove Work laptop' }).click()
  await expect(page.getByText('You don’t have a passkey yet.')).toBeVisible()
})

test('a passkey button pressed while the quiet offer is still coming logs in once', async ({
  page,
}) => {
  await withDevice(page)
  await arriveSignedIn(page)
  await page.goto('/en/security')
  await section(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey was added.')).toBeVisible()
  await forgetSession(page)
  await page.goto('/en/login?source=%2Fen%2Fsecurity')

  const loggingIn = Promise.withResolvers<void>()
  await page.route(
    '**/user/passkey-request/json2',
    async (route) => {
      await loggingIn.promise
      await route.continue()
    },
    { times: 1 },
  )
  let logIns = 0
  await page.route('**/user/login-passkey/json2', async (route) => {
    logIns += 1
    loggingIn.resolve()
    // A slow line: the device would have signed for the offer long before the answer.
    await setTimeout(500)
    await route.continue()
  })
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  const offering = page.waitForRequest('**/user/passkey-request/json2')
  await button.hover()
  await offering
  await button.click()
  await expect(page).toHaveURL('/en/security')
  await expect(section(page, 'Passkeys').getByText(/last used/)).toBeVisible()
  expect(logIns).toBe(1)
})

test('what is sensitive asks for the password or a passkey, and goes on after it', async ({
  page,
}) => {
  await withDevice(page)
  const login = await arriveSignedIn(page)
  const { password } = newcomer(login)
  await page.goto('/en/security')
  await section(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey was added.')).toBeVisible()
  // The proof of the sign-up is only a moment old; the house is heard as if five minutes had passed.
  const tooOld = () =>
    page.route(
      '**/user/two-step-begin/json2',
      (route) =>
        route.fulfill({
          json: { status: 0, code: 'PROOF_REQUIRED', message: '', type: 'SERVER_ERROR' },
        }),
      { times: 1 },
    )
  const turnOnButton = section(page, 'Two-step sign-in').getByRole('button', { name: 'Turn on' })

  await tooOld()
  await turnOnButton.click()
  await expect(dialog(page)).toContainText('Confirm it’s you')
  await axeFindsNothingAtRest(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)

  await tooOld()
  await turnOnButton.click()
  await dialog(page).getByLabel('Password', { exact: true }).fill('not the password')
  await dialog(page).getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog(page).getByText('The password is wrong.')).toBeVisible()
  await dialog(page).getByLabel('Password', { exact: true }).fill(password)
  await dialog(page).getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.locator('.qr-code path')).toBeVisible()
  await axeFindsNothingAtRest(page)
  await page.keyboard.press('Escape')

  await tooOld()
  await turnOnButton.click()
  await dialog(page).getByRole('button', { name: 'Confirm with a passkey' }).click()
  await expect(page.locator('.qr-code path')).toBeVisible()
})

test('a copy of one’s data is one file of every part', async ({ page }) => {
  const login = await arriveSignedIn(page)
  await page.goto('/en/security')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Make a copy' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('my-data.json')
  const copy = z
    .record(z.string(), z.array(z.record(z.string(), z.unknown())))
    .parse(JSON.parse(await readFile(await file.path(), 'utf8')))
  expect(copy['account']).toMatchObject([{ login }])
  expect(copy['sessions']).toHaveLength(1)
  expect(copy['streams']).toHaveLength(2)
  await expect(page.getByText('Your browser saved the file.')).toBeVisible()
})

test('an account is closed after a look at what that means, and opens no more', async ({
  page,
}) => {
  const login = await arriveSignedIn(page)
  await page.goto('/en/security')
  await page.getByRole('button', { name: 'Close account' }).click()
  await axeFindsNothingAtRest(page)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Close account' }).click()
  await dialog(page).getByLabel('Why are you leaving?').fill('I have had enough.')
  await dialog(page).getByRole('button', { name: 'Close for good' }).click()
  await expect(page).toHaveURL('/en')
  await expect(page.getByText('Your account is closed.')).toBeVisible()
  await logIn(page, login)
  await expect(page.getByRole('alert').getByText(/^You closed this account/)).toBeVisible()
})

test('axe finds nothing on the page and at the login, in the dark and in the light', async ({
  page,
  context,
  baseURL,
}) => {
  const login = await arriveSignedIn(page)
  for (const theme of ['dark', 'light']) {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
    await page.goto('/en/security')
    await expect(page.getByText('This browser')).toBeVisible()
    await expect(page.getByText('You don’t have a passkey yet.')).toBeVisible()
    await axeFindsNothingAtRest(page)
  }
  await turnOn(page)
  await axeFindsNothingAtRest(page)
  await forgetSession(page)
  await page.goto('/en/login')
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  await axeFindsNothingAtRest(page)
  await typeLogin(page, login, newcomer(login).password)
  await expect(page.getByLabel('Code')).toBeVisible()
  await axeFindsNothingAtRest(page)
})
