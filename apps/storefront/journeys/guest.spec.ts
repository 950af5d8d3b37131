import type { Page } from '@playwright/test'
import { axeFindsNothing } from './axe.ts'
import { expect, test } from './house.ts'
import {
  castle,
  ledgerBalance,
  newcomer,
  newLogin,
  playOne,
  shownBalance,
  sitDown,
  spinOnce,
} from './player.ts'

const strip = (page: Page) => page.getByRole('region', { name: 'Guest play' })

/** Presses on the page of a game, and is at the game. */
async function pressAtCastle(page: Page): Promise<void> {
  await page.goto('/en/search?q=castle+of+horror')
  await page.getByRole('link', { name: 'About Castle of Horror' }).press('Enter')
  const press = page.locator('main').getByRole('button', { name: 'Play for free' }).first()
  await expect(press).toHaveAccessibleDescription(/no sign-up. For ages 18 and over/)
  await axeFindsNothing(page)
  await press.click()
  await expect(page).toHaveURL(new RegExp(`/en/${castle}$`))
}

async function signUpHere(page: Page, login: string): Promise<void> {
  const { email, password } = newcomer(login)
  await page.getByLabel('Login', { exact: true }).fill(login)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Day').fill('24')
  await page.getByLabel('Month').selectOption('5')
  await page.getByLabel('Year').fill('1990')
  await page.getByRole('checkbox', { name: /18 or older/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
}

test('one press plays a game, and the guest becomes an account that has it all', async ({
  page,
}) => {
  await pressAtCastle(page)
  await expect(page.getByText('10,000.00 Cr').first()).toBeVisible()
  await sitDown(page)
  await spinOnce(page)
  expect(await shownBalance(page)).toBe(await ledgerBalance(page))

  await page.goto('/en/lobby')
  await expect(strip(page)).toContainText('You’re playing as a guest.')
  await axeFindsNothing(page)
  const credits = await ledgerBalance(page)
  await strip(page).getByRole('link', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Keep your credits' })).toBeVisible()
  await axeFindsNothing(page)
  const login = newLogin()
  await signUpHere(page, login)
  await expect(page).toHaveURL(/\/en\/lobby$/)
  await expect(strip(page)).toHaveCount(0)
  expect(await ledgerBalance(page)).toBe(credits)
  await page.goto('/en/my-bets')
  await expect(page.getByText(/^1 round · Page 1 of 1$/)).toBeVisible()
})

test('a guest who signs out goes on in the same browser, and is asked for an account where one is needed', async ({
  page,
}) => {
  await pressAtCastle(page)
  await playOne(page, castle)
  const credits = await ledgerBalance(page)
  await page.goto('/en/security')
  await expect(page.getByText('Account needed')).toBeVisible()
  await expect(
    page.locator('main').getByRole('link', { name: 'Create an account' }),
  ).toHaveAttribute('href', '/en/registration?source=%2Fen%2Fsecurity')
  await page.goto('/en/limits')
  await expect(page.getByText('Account needed')).toHaveCount(0)

  await page.goto('/en')
  const wide = (page.viewportSize()?.width ?? 0) >= 1000
  await page.getByRole('button', { name: wide ? /’s account$/ : /\bMe$/ }).press('Enter')
  await page
    .getByRole(wide ? 'menuitem' : 'button', { name: 'Sign out', exact: true })
    .press('Enter')
  await expect(page.getByText(/brings your credits back/)).toBeVisible()
  await page.locator('.hero').getByRole('button', { name: 'Play for free' }).click()
  await expect(page).not.toHaveURL(/\/en$/)
  expect(await ledgerBalance(page)).toBe(credits)
})
