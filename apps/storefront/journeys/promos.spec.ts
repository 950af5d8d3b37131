import { axeFindsNothing } from './axe.ts'
import { expect, test } from './house.ts'
import { openGame, play } from '@fairhouse/contract/calls/play'
import { ask, newKey } from './ask.ts'
import { arriveSignedIn, ledgerBalance } from './player.ts'
import { arriveWithMoney } from './with-money.ts'

test('the mini slot is spun once a day, pays what it shows, and is verified in the browser', async ({
  page,
}) => {
  await page.goto('/en/mini-slot')
  await expect(page.getByRole('row').filter({ hasText: '1 of 8,000' })).toContainText('$50.00')
  await axeFindsNothing(page)
  await arriveSignedIn(page)
  await page.goto('/en/mini-slot')
  const before = await ledgerBalance(page)
  await page.getByRole('button', { name: 'Spin the reels' }).click()
  await expect(page.getByText(/Your next game is here from/)).toBeVisible()
  const result = await page.getByText(/^(You won .* Cr|No prize this time)/).innerText()
  const won = Number(/[\d,]+\.\d\d/.exec(result)?.[0].replaceAll(/[,.]/g, '') ?? 0)
  expect((await ledgerBalance(page)) - before).toBe(won)
  await expect(page.getByRole('button', { name: 'Spin the reels' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Verify this game' }).click()
  await expect(page.getByText('Drawing again gives the same.')).toBeVisible()
  await expect(page.getByText('This doesn’t match.')).toHaveCount(0)
  await axeFindsNothing(page)
  await page.reload()
  await expect(page.getByText(result)).toBeVisible()
})

test('a box of the mystery gives a bonus, which is there on another page', async ({ page }) => {
  await arriveWithMoney(page)
  await page.goto('/en/mystery')
  await axeFindsNothing(page)
  await page.getByRole('button', { name: 'Box 7' }).click()
  const won = await page.getByText(/^You won \$/).innerText()
  const boxes = page.getByRole('list', { name: 'Boxes' })
  await expect(boxes.getByRole('listitem')).toHaveCount(12)
  await expect(boxes.getByRole('listitem').filter({ hasText: 'Box 7' })).toContainText(
    /\$\d+\.\d\d/.exec(won)?.[0] ?? 'nothing',
  )
  await page.getByRole('button', { name: 'Verify this game' }).click()
  await expect(page.getByText('The prize is the one in the table.')).toBeVisible()
  await expect(page.getByText('This doesn’t match.')).toHaveCount(0)
  await axeFindsNothing(page)
  await page.getByRole('link', { name: 'See your bonuses' }).click()
  await expect(page.getByRole('main').getByText('Monthly mystery').first()).toBeVisible()
})

test('a token that play earned is one climb of the tower', async ({ page }) => {
  await arriveWithMoney(page)
  await page.goto('/en/promotions/jackpot-rush')
  await expect(page.getByText('0 tokens')).toBeVisible()
  const uri = 'coin-foundry'
  const { connection, game } = await ask(page, openGame, { uri })
  const stake = game.betLevels.findLast((level) => level <= 2_000) ?? 0
  for (let staked = 0; staked < 1_000; staked += stake) {
    // oxlint-disable-next-line no-await-in-loop -- one bet after the other
    await ask(page, play, {
      uri,
      connection,
      requestKey: newKey(),
      stake: String(stake),
      action: 'bet',
    })
  }
  const climb = page.getByRole('button', { name: 'Climb for one token' })
  await expect(async () => {
    await page.goto('/en/token-climb')
    await expect(climb).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await axeFindsNothing(page)
  await climb.click()
  await expect(page.getByText(/^You came to floor \d\.$/)).toBeVisible()
  await page
    .getByText(/^(No prize|\$)/)
    .last()
    .click()
  await page.getByRole('button', { name: 'Verify this game' }).click()
  await expect(page.getByText('Drawing again gives the same.')).toBeVisible()
  await expect(page.getByText('This doesn’t match.')).toHaveCount(0)
  await axeFindsNothing(page)
})
