import { game } from '@fairhouse/games/ticket-bingo-90/math'
import { checkHall } from '@fairhouse/verifier/check-hall'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type HallPlayer, hallUri, openTestHall, type TestHall } from '../testing/test-hall.ts'
import { watchHall, type WatchedHall } from '../testing/watch-hall.ts'

// A hall whose cards are tickets of strips, and where one line, two lines and a full house are won.

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

const settled = (player: HallPlayer) =>
  vi.waitUntil(async () => {
    const { bought } = await player.browser.do('ownHallCards', { uri: hallUri })
    return bought.length > 0 && bought.every(({ state }) => state !== 'open') && bought
  }, patience)

/** These purchases one after the other, all in one round: who, and how many cards. */
async function bought(purchases: readonly (readonly [player: number, cards: number])[]) {
  for (let after = ''; ; ) {
    const { id, link } = await hall.selling(after)
    after = id
    const codes: unknown[] = []
    for (const [index, cards] of purchases) {
      const player = players[index]
      if (!player) throw new Error('nobody plays')
      // oxlint-disable-next-line no-await-in-loop -- the order says which cards they get
      const { body } = await player.browser.ask('buyCards', player.wish(id, cards))
      codes.push(body['code'] ?? 'taken')
    }
    if (codes.includes('TOO_LATE')) continue
    expect(codes).toEqual(purchases.map(() => 'taken'))
    return link
  }
}

it('sells strips whole, shares 94 % out to three prizes, and can be verified', async () => {
  const [one, other] = players
  if (!one || !other) throw new Error('nobody plays')
  const before = await Promise.all(players.map((player) => player.balance()))
  const number = await bought([
    [0, 4],
    [1, 6],
    [0, 2],
    [1, 5],
  ])
  const [own, others] = await Promise.all([settled(one), settled(other)])
  const numbers = (cells: readonly number[]) => cells.filter((value) => value > 0)
  const ofOne = own.flatMap(({ cards }) => cards)
  const strip = others.find(({ cards, number: of }) => of === number && cards.length === 6)
  expect(new Set(strip?.cards.flatMap(({ cells }) => numbers(cells))).size).toBe(90)
  for (const { cells } of ofOne) expect(numbers(cells)).toHaveLength(15)
  const told = await one.browser.do('readDraw', { uri: hallUri, number: String(number) })
  // After four of the first strip the next six begin a strip of their own, and so do the five after two.
  const sold = told.cards.slice(-4)
  expect(sold.map(({ first, count }) => [first, count])).toEqual([
    [1, 4],
    [7, 6],
    [13, 2],
    [19, 5],
  ])
  const staked = 17 * 50
  expect(told.pots.map(({ prize, amount }) => [prize, amount])).toEqual(
    expect.arrayContaining([
      ['line', (staked * 18) / 100],
      ['twoLines', (staked * 26) / 100],
      ['house', (staked * 50) / 100],
    ]),
  )
  expect(told.wins.reduce((sum, { amount }) => sum + amount, 0)).toBe((staked * 94) / 100)
  const { findings, found } = checkHall(game, told)
  expect(findings).toEqual([])
  for (const { cards, number: of } of [...own, ...others])
    if (of === number)
      for (const { card, cells } of cards) expect(found.cellsOf(card)).toEqual(cells)
  const moved = { ...told, cards: told.cards.map((run) => ({ ...run, first: run.first + 1 })) }
  expect(checkHall(game, moved).findings.map(({ code }) => code)).toContain('cardsDiffer')
  const paid = [own, others].map((all) =>
    all.reduce((sum, { stake, payout }) => sum - stake + payout, 0),
  )
  expect(await Promise.all(players.map((player) => player.balance()))).toEqual(
    before.map((balance, index) => balance + (paid[index] ?? 0)),
  )
})

it('sells no more cards together than a strip has', async () => {
  const [player] = players
  if (!player) throw new Error('nobody plays')
  for (let after = ''; ; ) {
    const { id } = await hall.selling(after)
    after = id
    const refused = await player.browser.refused('buyCards', player.wish(id, 7))
    if (refused['code'] === 'TOO_LATE') continue
    expect(refused).toMatchObject({ code: 'STAKE_LIMIT', metadata: { most: 300 } })
    return
  }
})
