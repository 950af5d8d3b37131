import { axeFindsNothing } from './axe.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn, castle, playOne } from './player.ts'
import { arriveWithMoney } from './with-money.ts'

test('a round played for money is on the page of points, with how many and why', async ({
  page,
}) => {
  await arriveWithMoney(page)
  await page.goto('/en/cashier/comp-points')
  await expect(page.getByRole('heading', { name: 'No points yet' })).toBeVisible()
  await axeFindsNothing(page)
  await playOne(page, castle)
  await expect(async () => {
    await page.goto('/en/cashier/comp-points')
    await expect(page.getByRole('row').filter({ hasText: 'Castle of Horror' })).toBeVisible()
  }).toPass()
  await expect(page.getByRole('progressbar', { name: 'Progress to Bronze' })).toBeVisible()
  await axeFindsNothing(page)
})

test('a round of play money takes part in a tournament, and its replay is a link away', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await page.goto('/en/tournaments')
  const daily = page.getByRole('region', { name: /^Daily multiplier/ })
  await expect(daily).toContainText('and you’re in')
  await axeFindsNothing(page)
  await playOne(page, castle)
  await expect(async () => {
    await page.goto('/en/tournaments')
    await expect(daily.getByRole('row').filter({ hasText: 'You' })).toBeVisible()
  }).toPass()
  await page.goto('/en/lobby')
  await expect(page.getByRole('link', { name: /Daily multiplier.*Your place/ })).toBeVisible()
  await page.goto(`/en/${castle}?stage=still`)
  const line = page.locator('.tournament-line')
  await expect(line).toHaveText(/^Daily tournament: place \d+ · \d+ rounds left · \d+:\d\d/)
  await line.click()
  await expect(page).toHaveURL('/en/tournaments')
  await daily.getByText('Your rounds').click()
  await expect(daily.getByRole('link', { name: 'Castle of Horror' })).toHaveAttribute(
    'href',
    /replay=/,
  )
  await axeFindsNothing(page)
})

test('the lotto says what it is before there is a draw', async ({ page }) => {
  await page.goto('/en/lotto')
  await expect(page.getByRole('heading', { name: 'Weekly lotto' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Past draws' })).toBeVisible()
  await axeFindsNothing(page)
})
