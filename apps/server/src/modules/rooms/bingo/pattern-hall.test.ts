import { game } from '@fairhouse/games/pattern-bingo-75/math'
import { checkHall } from '@fairhouse/verifier/check-hall'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type HallPlayer, hallUri, openTestHall, type TestHall } from '../testing/test-hall.ts'
import { watchHall, type WatchedHall } from '../testing/watch-hall.ts'
import { hallTimes, timesOfHall } from './times.ts'

// A hall whose cards have columns, and whose rounds play for a pattern each.

let hall: TestHall
let watcher: WatchedHall
let players: readonly HallPlayer[]
beforeAll(async () => {
  hall = await openTestHall({ rules: game })
  watcher = await watchHall(hall.server.url)
  players = await Promise.all([hall.player(), hall.player()])
}, 300_000)
afterAll(async () => {
  watcher.close()
  expect(await hall.audit()).toEqual([])
  await hall.stop()
}, 300_000)

const patience = { timeout: 100_000, interval: 50 }

/** Cards of both in one round. */
async function bought() {
  for (let after = ''; ; ) {
    const { id, link } = await hall.selling(after)
    after = id
    const answers = await Promise.all(
      players.map((player, index) => player.browser.ask('buyCards', player.wish(id, 2 + index))),
    )
    if (answers.some(({ body }) => body['code'] === 'TOO_LATE')) continue
    expect(answers.map(({ body }) => body['status'])).toEqual([1, 1])
    return link
  }
}

it('sells cards with columns, shares 95 % out to the pattern, and can be verified', async () => {
  const [player] = players
  if (!player) throw new Error('nobody plays')
  const number = await bought()
  const own = await vi.waitUntil(async () => {
    const [newest] = (await player.browser.do('ownHallCards', { uri: hallUri })).bought
    return newest && newest.state !== 'open' && newest
  }, patience)
  for (const { cells } of own.cards) {
    expect(cells[12]).toBe(0)
    for (const [cell, value] of cells.entries())
      if (cell !== 12) expect(Math.ceil(value / 15)).toBe((cell % 5) + 1)
  }
  const told = await player.browser.do('readDraw', { uri: hallUri, number: String(number) })
  expect(told.pots).toMatchObject([{ currency: 'USD', prize: 'pattern', amount: 475 }])
  expect(told.wins.reduce((sum, { amount }) => sum + amount, 0)).toBe(475)
  const { findings, found } = checkHall(game, told)
  expect(findings).toEqual([])
  // Pages ask for cards again when all of them ended.
  await vi.waitUntil(
    () => watcher.frames().some(({ data: { draw } }) => draw?.number === number && draw.settled),
    patience,
  )
  // The pattern was told while cards were sold, and is that of the draw.
  const heard = watcher.frames().flatMap(({ data: { sale, draw } }) => [sale, draw])
  const patterns = new Set(heard.flatMap((one) => (one?.number === number ? one.pattern : [])))
  expect(
    [...patterns].map(
      (index) =>
        game.paytable.family === 'bingo' &&
        index !== null &&
        game.paytable.patterns?.[index]?.cells,
    ),
  ).toEqual([found.pattern])
  expect(own.cards.map(({ card }) => found.cellsOf(card))).toEqual(
    own.cards.map(({ cells }) => cells),
  )
})

it.each([
  [30, 60_000],
  [75, 120_000],
  [90, 120_000],
])('a hall of %i numbers draws so often that no draw meets the next', (numbers, everyMs) => {
  expect(timesOfHall(hallTimes, numbers).everyMs).toBe(everyMs)
})
