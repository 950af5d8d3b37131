import { gameInfo as texts } from '../app/shell/texts/en/game-info.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn, ledgerBalance } from './player.ts'

const uri = 'Felix-CarouselAfterDark'
const name = 'Carousel After Dark'

test("a provider's game is played in its frame, and both sides tell the same balance", async ({
  page,
}) => {
  await arriveSignedIn(page)
  await page.goto(`/en/games/${uri}`)
  await expect(page.getByText('We made this game up for the demo')).toBeVisible()
  await page.getByRole('link', { name: `Play ${name}` }).click()
  const game = page.frameLocator('iframe.provided-frame')
  const spin = game.getByRole('button', { name: 'Spin' })
  await expect(spin).toBeEnabled({ timeout: 60_000 })
  await expect(page.getByText(`Opening ${name}`)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const before = await ledgerBalance(page)
  await spin.focus()
  await page.keyboard.press('Space')
  await expect(spin).toBeDisabled()
  await expect(spin).toBeEnabled({ timeout: 60_000 })
  const after = await ledgerBalance(page)
  expect(after).not.toBe(before)
  const told = await game.locator('#balance').textContent()
  expect(Number(told?.replace(/[^0-9]/g, ''))).toBe(after)

  await page.getByRole('link', { name: texts.toLobby }).click()
  await expect(page).toHaveURL(/\/en\/lobby/)
  await page.goto('/en/my-bets')
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
})

test('the heart on the page of a game puts it among the favorites', async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto(`/en/${uri}`)
  const heart = page.getByRole('button', { name: `Favorite: ${name}` })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const kept = page.waitForResponse('**/user/favorite-game-add/json2')
  await heart.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await kept
  await page.goto('/en/favorites')
  await expect(page.locator(`main a[href="/en/${uri}"]`)).toBeVisible()
  await page.goto(`/en/${uri}`)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a bingo is played by keyboard, and every card costs a bet', async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto('/en/Vibra-BingoBotanica')
  const game = page.frameLocator('iframe.provided-frame')
  const draw = game.getByRole('button', { name: 'Draw' })
  await expect(draw).toBeEnabled({ timeout: 60_000 })
  await game.getByRole('button', { name: 'One more card' }).focus()
  await page.keyboard.press('Enter')
  await expect(game.getByRole('region', { name: /^Card/ })).toHaveCount(3)
  await expect(game.locator('#laid')).toHaveText(/3\.00/)
  const before = await ledgerBalance(page)
  await draw.focus()
  await page.keyboard.press('Space')
  await expect(draw).toBeDisabled()
  await expect(draw).toBeEnabled({ timeout: 60_000 })
  await expect(draw).toBeFocused()
  await expect(game.getByRole('region', { name: /^Card 3 · \d+ of 15/ })).toBeVisible()
  const won = (await game.locator('#win').textContent())?.replace(/[^0-9]/g, '') ?? ''
  expect(await ledgerBalance(page)).toBe(before - 300 + Number(won))
})

test('what the lobby of a provider’s own launches ends at the page that says so', async ({
  page,
}) => {
  await arriveSignedIn(page)
  // The sandbox starts with the first game that is opened.
  await page.goto(`/en/${uri}`)
  const frame = page.locator('iframe.provided-frame')
  await expect(frame).toHaveAttribute('src', /^http/, { timeout: 60_000 })
  const { origin } = new URL((await frame.getAttribute('src')) ?? '')
  await page.goto(`${origin}/lobby`)
  await page.getByRole('link', { name: 'Blackwake Bounty' }).click()
  await expect(page).toHaveURL(/\/en\/launched-elsewhere\/ka-gaming$/)
  await expect(page.getByText('GAME_PROVIDER_LOBBY_USED_ERROR')).toBeVisible()
})

test('a game that is opened in another tab stops in the first', async ({ page, context }) => {
  await arriveSignedIn(page)
  await page.goto(`/en/${uri}`)
  const spin = page.frameLocator('iframe.provided-frame').getByRole('button', { name: 'Spin' })
  await expect(spin).toBeEnabled({ timeout: 60_000 })
  const other = await context.newPage()
  await other.goto(`/en/${uri}`)
  await expect(
    other.frameLocator('iframe.provided-frame').getByRole('button', { name: 'Spin' }),
  ).toBeEnabled({ timeout: 60_000 })
  await spin.click()
  await expect(page.getByText('Code 96')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})
