import { anyWidth, expect, test } from './house.ts'
import {
  castle,
  inTurbo,
  ledgerBalance,
  newcomer,
  newLogin,
  settled,
  shownBalance,
  sitDown,
  spinOnce,
} from './player.ts'

test(
  'a newcomer signs up, finds the game, plays 20 rounds, and the balance is the ledger’s',
  anyWidth,
  async ({ page }) => {
    const { login, email, password } = newcomer(newLogin())

    await page.goto('/')
    await expect(page).toHaveURL(/\/en$/)
    // Which game home begins with depends on the day and on what others play.
    await page.goto('/en/search?q=castle+of+horror')
    await page.getByRole('link', { name: 'About Castle of Horror' }).press('Enter')
    await page.locator('main').getByRole('link', { name: 'Sign up' }).first().click()
    await page.getByLabel('Login', { exact: true }).fill(login)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Day').fill('24')
    await page.getByLabel('Month').selectOption('5')
    await page.getByLabel('Year').fill('1990')
    await page.getByRole('checkbox', { name: /18 or older/ }).check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(new RegExp(`/en/${castle}$`))
    await expect(page.getByText('10,000.00 Cr').first()).toBeVisible()

    await inTurbo(page)
    await sitDown(page)
    for (let round = 0; round < 20; round++) {
      await spinOnce(page)
      while (!(await page.locator('#spin[aria-label="Spin"]').isVisible())) await goOn(page)
    }
    expect(await shownBalance(page)).toBe(await ledgerBalance(page))

    await page.goto('/en/my-bets')
    await expect(page.getByText(/^20 rounds · Page 1 of 2$/)).toBeVisible()
    await expect(page.locator(`a[href*="/${castle}?replay="]`)).toHaveCount(10)
  },
)

/** What the round offers next may be gone by the time it is pressed: then one looks again. */
async function goOn(page: Parameters<typeof spinOnce>[0]): Promise<void> {
  const coffin = page.getByRole('button', { name: /^Coffin \d+$/ }).first()
  const free = page.locator('#spin[aria-label^="Play free spins"]')
  await expect(async () => {
    if (await coffin.isVisible()) await coffin.click({ timeout: 1_000 })
    else if (await free.isVisible()) await free.click({ timeout: 1_000 })
  }).toPass()
  await settled(page)
}
