import { openGame, play } from '@fairhouse/contract/calls/play'
import { ask, newKey, post, Refusal } from './ask.ts'
import { expect, test } from './house.ts'
import {
  arriveSignedIn,
  castle,
  ledgerBalance,
  roundOver,
  settled,
  shownBalance,
  sitDown,
  spinButton,
  spinOnce,
} from './player.ts'

test('the server is killed in mid-spin; the bet counts once and play goes on', async ({
  page,
  house,
}) => {
  await arriveSignedIn(page)
  await sitDown(page)
  await spinOnce(page)
  await roundOver(page)
  const before = await ledgerBalance(page)
  const { connection, game } = await ask(page, openGame, { uri: castle })
  const bet = {
    uri: castle,
    connection,
    requestKey: newKey(),
    stake: String(game.betLevels[0]),
    action: 'bet',
  }
  const first = await ask(page, play, bet)
  await house.kill('SIGKILL')
  await house.restart()
  const again = await ask(page, play, bet)
  expect(again).toEqual({ ...first, seal: again.seal })
  expect(await ledgerBalance(page)).toBe(
    before - first.round.stake + (first.round.finished ? first.round.payout : 0),
  )
})

test('a page whose house goes away in mid-spin recovers by itself', async ({ page, house }) => {
  await arriveSignedIn(page)
  await sitDown(page)
  await house.kill('SIGKILL')
  await spinButton(page).click()
  await expect(
    page.getByText('Connection lost. We’re reconnecting. Your bet is safe.'),
  ).toBeVisible()
  await house.restart()
  await expect(async () => {
    await settled(page)
    await expect(spinButton(page)).toHaveAccessibleName(
      /^(Spin|Play free spins|Choose|Make your pick)/,
      {
        timeout: 500,
      },
    )
  }).toPass({ timeout: 60_000 })
  expect(await shownBalance(page)).toBe(await ledgerBalance(page))
})

test('two tabs: the second takes the game over, the first says so', async ({ page, context }) => {
  await arriveSignedIn(page)
  await sitDown(page)
  const second = await context.newPage()
  await sitDown(second)
  await spinOnce(second)
  await spinButton(page).click()
  const told = page.getByRole('dialog', { name: 'Multiple instances of this game detected' })
  await expect(told).toContainText('opened somewhere else')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Reload' })).toBeVisible()
})

const badStakes = [
  '-25',
  '25.5',
  '9'.repeat(30),
  'all',
  '',
  '2.5e1',
  '0x19',
  ' 25',
  '025',
  '٢٥',
  '26',
  '0',
]

test('no bad stake takes anything', async ({ page }) => {
  await arriveSignedIn(page)
  const before = await ledgerBalance(page)
  const { connection, fairness } = await ask(page, openGame, { uri: castle })
  for (const stake of badStakes) {
    const bet = { uri: castle, connection, requestKey: newKey(), stake, action: 'bet' }
    const refused = await ask(page, play, bet).catch((fault: unknown) => fault)
    expect(refused, stake).toBeInstanceOf(Refusal)
    expect(refused, stake).toMatchObject({ code: 'FORM_INVALID' })
  }
  expect(await ledgerBalance(page)).toBe(before)
  expect((await ask(page, openGame, { uri: castle })).fairness.nonce).toBe(fairness.nonce)
})

test('a retry hears the same bytes but for the seal, another body under the same key is refused', async ({
  page,
}) => {
  await arriveSignedIn(page)
  const { connection, game } = await ask(page, openGame, { uri: castle })
  const bet = {
    uri: castle,
    connection,
    requestKey: newKey(),
    stake: String(game.betLevels[0]),
    action: 'bet',
  }
  const path = `/game/${castle}/play/json2`
  const answers = await Promise.all([post(page, path, bet), post(page, path, bet)])
  answers.push(await post(page, path, bet))
  const unsealed = answers.map((text) => JSON.stringify({ ...JSON.parse(text), seal: null }))
  expect(new Set(unsealed).size).toBe(1)
  const other = post(page, path, { ...bet, stake: String(game.betLevels[1]) })
  expect(JSON.parse(await other)).toMatchObject({ code: 'REQUEST_KEY_REUSED' })
})
