import type { Page } from '@playwright/test'
import { axeFindsNothing } from './axe.ts'
import { anyWidth, expect, test } from './house.ts'
import { newLogin } from './player.ts'

const english = {
  path: '/en/registration',
  labels: {
    login: 'Login',
    email: 'Email',
    password: 'Password',
    year: 'Year',
    firstName: 'First name',
    phone: 'Phone',
    streetAddress: 'Street address',
    apartment: 'Apartment or suite',
    postalCode: 'Postal code',
    city: 'City',
    promoCode: 'Promo code',
  },
  money: 'Test money in dollars',
  more: 'Name, phone and address',
  send: 'Create account',
  sentences: [
    'Please change your login - it is too short (min. 3 characters).',
    'Enter an email address like name@example.com.',
    'This password is too easy to guess. Please choose another one.',
    "That date doesn't exist.",
    'The country is not entered, but is required!',
    'The first name contains disallowed characters!',
    'This phone number is not possible.',
    'Please change your street address - it is too short (min. 2 characters).',
    "Please shorten your apartment or suite - it's too long (max. 40 characters).",
    'The postal code contains disallowed characters!',
    'Please change your city - it is too short (min. 2 characters).',
    "Please shorten your promo code - it's too long (max. 40 characters).",
    'The agreement to the terms and conditions is not entered, but is required!',
  ],
}

const german: typeof english = {
  path: '/de/registration',
  labels: {
    login: 'Anmeldename',
    email: 'E-Mail',
    password: 'Passwort',
    year: 'Jahr',
    firstName: 'Vorname',
    phone: 'Telefon',
    streetAddress: 'Straße und Hausnummer',
    apartment: 'Wohnung oder Adresszusatz',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    promoCode: 'Aktionscode',
  },
  money: 'Testgeld in Dollar',
  more: 'Name, Telefon und Adresse',
  send: 'Konto eröffnen',
  sentences: [
    'Bitte ändern Sie die Angabe „Anmeldename“ – sie ist zu kurz (mindestens 3 Zeichen).',
    'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    'Die Angabe „Passwort“ ist zu leicht zu erraten. Bitte wählen Sie eine andere.',
    'Dieses Datum gibt es nicht.',
    'Die Angabe „Land“ fehlt, wird aber benötigt!',
    'Die Angabe „Vorname“ enthält unzulässige Zeichen!',
    'Die Angabe „Telefonnummer“ ist nicht möglich.',
    'Bitte ändern Sie die Angabe „Straße und Hausnummer“ – sie ist zu kurz (mindestens 2 Zeichen).',
    'Bitte kürzen Sie die Angabe „Wohnung oder Adresszusatz“ – sie ist zu lang (höchstens 40 Zeichen).',
    'Die Angabe „Postleitzahl“ enthält unzulässige Zeichen!',
    'Bitte ändern Sie die Angabe „Ort“ – sie ist zu kurz (mindestens 2 Zeichen).',
    'Bitte kürzen Sie die Angabe „Aktionscode“ – sie ist zu lang (höchstens 40 Zeichen).',
    'Die Angabe „Zustimmung zu den Geschäftsbedingungen“ fehlt, wird aber benötigt!',
  ],
}

for (const { path, labels, money, more, send, sentences } of [english, german])
  test(`every wrong entry on ${path} is told in the specification's words`, async ({ page }) => {
    await page.goto(path)
    const entry = (label: string) => page.getByLabel(label, { exact: true })
    await entry(labels.login).fill('ab')
    await entry(labels.email).fill('marlene.example.com')
    await entry(labels.password).fill('Willkommen1')
    await entry(labels.year).fill('1990')
    // What money needs to know is asked of whoever chooses it.
    await expect(page.getByText(more)).toHaveCount(0)
    await page.getByRole('radio', { name: money }).check()
    await page.getByText(more).click()
    const optional = (label: string) =>
      page.getByRole('textbox', { name: new RegExp(`^${label} ?(optional|freiwillig)$`) })
    await optional(labels.firstName).fill('4nna')
    await optional(labels.phone).fill('+999 123456789')
    await optional(labels.streetAddress).fill('A')
    await optional(labels.apartment).fill('a'.repeat(41))
    await optional(labels.postalCode).fill('12_45')
    await optional(labels.city).fill('B')
    await optional(labels.promoCode).fill('x'.repeat(41))
    await page.getByRole('button', { name: send }).click()
    await expect(page.locator('.field-fault')).toHaveText(sentences)
    await expect(entry(labels.login)).toBeFocused()
    await expect(entry(labels.login)).toHaveAccessibleDescription(
      new RegExp(sentences[0]?.slice(0, 30) ?? ''),
    )
    await axeFindsNothing(page)
  })

test('a press is not lost to a fault that would appear under it', anyWidth, async ({ page }) => {
  await page.goto('/en/registration')
  await page.getByRole('radio', { name: english.money }).check()
  const login = page.getByLabel('Login', { exact: true })
  await login.fill('ab')
  await page.getByText(english.more).hover()
  await page.mouse.down()
  await expect(login).not.toBeFocused()
  // As long as a finger rests: what is checked has been loaded and checked by then.
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.field-fault')).toHaveCount(0)
  await page.mouse.up()
  await expect(page.locator('.field-fault')).toHaveText([english.sentences[0] ?? ''])
  await expect(page.getByLabel(/^First name/)).toBeVisible()
})

test(
  'a fault in what is folded away unfolds it and brings the player there',
  anyWidth,
  async ({ page }) => {
    await page.goto('/en/registration')
    await fillIn(page, newLogin())
    await page.getByRole('radio', { name: english.money }).check()
    await page.getByLabel('Country').selectOption('DE')
    await page.getByText('Name, phone and address').click()
    await page.getByRole('textbox', { name: 'City' }).fill('B')
    await page.getByText('Name, phone and address').click()
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('textbox', { name: 'City' })).toBeFocused()
    await expect(page.getByText('it is too short (min. 2 characters)')).toBeVisible()
  },
)

test('one signs up with Enter, is welcomed, and cannot take the same name again', async ({
  page,
}) => {
  const login = newLogin()
  await page.goto('/en/registration')
  await fillIn(page, login)
  await expect(page.getByText('Password strength: Strong.')).toBeVisible()
  await page.getByRole('checkbox', { name: /18 or older/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/registration-successful$/)
  await expect(page.getByRole('heading', { name: `Welcome, ${login}` })).toBeVisible()
  await expect(page.getByText(`We’ve emailed ${login}@example.org.`)).toBeVisible()
  await axeFindsNothing(page)
  await page.getByRole('link', { name: 'Go to the games' }).click()
  await expect(page).toHaveURL(/\/en\/lobby$/)

  await page.context().clearCookies()
  await page.goto('/en/registration-successful')
  await expect(page.getByRole('heading', { name: 'You’re not signed in' })).toBeVisible()
  await page.goto('/en/registration')
  await fillIn(page, login)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(
    page.getByText('This login is already in use. Please choose another one.'),
  ).toBeVisible()
  await axeFindsNothing(page)
})

async function fillIn(page: Page, login: string): Promise<void> {
  const entry = (label: string) => page.getByLabel(label, { exact: true })
  await entry('Login').fill(login)
  await entry('Email').fill(`${login}@example.org`)
  await entry('Password').fill('three words together')
  await entry('Day').fill('24')
  await entry('Month').selectOption('5')
  await entry('Year').fill('1990')
  await page.getByRole('checkbox', { name: /18 or older/ }).check()
}
