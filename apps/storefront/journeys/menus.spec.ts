import type { Page } from '@playwright/test'
import { frame } from '../app/shell/texts/en/frame.ts'
import { openGame, play } from '@fairhouse/contract/calls/play'
import { axeFindsNothing } from './axe.ts'
import { ask, newKey } from './ask.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn, castle } from './player.ts'

const accountButton = (page: Page) => page.locator('button.account-button')
const menu = (page: Page) => page.getByRole('menu')
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: false })

test.describe('the account menu', () => {
  test('is used by the keyboard alone, submenus too', async ({ page }) => {
    await arriveSignedIn(page)
    await page.goto('/en/lobby')
    await accountButton(page).press('Enter')
    for (const name of ['myBets', 'messages', 'editProfile', 'changePassword', 'security'] as const)
      await expect(item(page, frame[name])).toBeVisible()
    await expect(menu(page).getByRole('separator')).toHaveCount(3)
    await axeFindsNothing(page, { within: '.drop-down' })
    await item(page, frame.theme).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toHaveCount(2)
    await page.getByRole('menuitemcheckbox', { name: 'Light' }).press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(menu(page)).toHaveCount(0)
    await expect(accountButton(page)).toBeFocused()

    await accountButton(page).press('Enter')
    await item(page, frame.myBets).press('Enter')
    await expect(page).toHaveURL(/\/en\/my-bets$/)
    await expect(menu(page)).toHaveCount(0)
  })

  test('leads play money into the cashier', async ({ page }) => {
    await arriveSignedIn(page)
    await page.goto('/en/lobby')
    await accountButton(page).press('Enter')
    await item(page, 'Cashier').press('Enter')
    await expect(page).toHaveURL(/\/en\/cashier$/)
  })

  test('closes on Escape, Ctrl+X, a press outside, scrolling and another width', async ({
    page,
  }) => {
    await page.goto('/en')
    const ways: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['Escape', () => page.keyboard.press('Escape')],
      ['Ctrl+X', () => page.keyboard.press('Control+x')],
      ['a press outside', () => page.mouse.click(700, 500)],
      ['scrolling', () => page.mouse.wheel(0, 400)],
      ['another width', () => page.setViewportSize({ width: 1300, height: 900 })],
    ]
    for (const [name, close] of ways) {
      await page.evaluate(() => scrollTo(0, 0))
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      // What scrolled is told with the next frame: a menu that opens before that would close with it.
      await page.evaluate(
        () => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))),
      )
      await accountButton(page).press('Enter')
      await expect(menu(page), name).toBeVisible()
      await item(page, frame.language).press('ArrowDown')
      await close()
      await expect(menu(page), name).toHaveCount(0)
    }
    await accountButton(page).press('Enter')
    await item(page, frame.language).press('Enter')
    await expect(menu(page)).toHaveCount(2)
    await expect(menu(page).first()).toHaveCSS('z-index', 'auto')
    await expect(page.locator('.floating-place').first()).toHaveCSS('z-index', '9999')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
  })
})

test('what is copied is said, and what may not be copied too', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await arriveSignedIn(page)
  await betOnce(page)
  await page.goto('/en/my-bets')
  const copy = page.locator('.bets-id').first()
  const id = (await copy.getAttribute('title')) ?? 'no id'
  await copy.press('Enter')
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await copy.press('Enter')
  await expect(page.getByText(frame.copyFailed)).toBeVisible()
})

async function betOnce(page: Page): Promise<void> {
  const { connection, game } = await ask(page, openGame, { uri: castle })
  const stake = String(game.betLevels[0])
  await ask(page, play, { uri: castle, connection, requestKey: newKey(), stake, action: 'bet' })
}
