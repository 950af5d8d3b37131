import { randomUUID } from 'node:crypto'
import { game } from '@fairhouse/games/speed-bingo-30/math'
import { checkHall } from '@fairhouse/verifier/check-hall'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '#platform/clock'
import { playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { gameCounted } from '../../loyalty/earning/counted-round.ts'
import { rebuild } from '../../loyalty/rebuild/rebuild.ts'
import { soldCards } from './store/sold-cards.ts'
import { type HallPlayer, hallUri, openTestHall, type TestHall } from '../testing/test-hall.ts'
import { watchHall, type WatchedHall } from '../testing/watch-hall.ts'

let hall: TestHall
/** Somebody watches, so the hall goes on. */
let watcher: WatchedHall
beforeAll(async () => {
  hall = await openTestHall()
  watcher = await watchHall(hall.server.url)
}, 300_000)
afterAll(async () => {
  watcher.close()
  await vi.waitFor(async () => expect(await openTickets()).toBe(0), patience)
  expect(await hall.audit()).toEqual([])
  await hall.stop()
}, 300_000)

const patience = { timeout: 100_000, interval: 50 }

const openTickets = async (): Promise<number> => {
  const { rowCount } = await hall.server.database.query(
    `SELECT 1 FROM rooms_ticket WHERE state = 'open'`,
  )
  return rowCount ?? 0
}

/** Cards of all these players in one round. */
async function bought(players: readonly (readonly [HallPlayer, cards: number])[]) {
  for (let after = ''; ; ) {
    const { id, link } = await hall.selling(after)
    after = id
    const wishes = players.map(([player, cards]) => ({ player, fields: player.wish(id, cards) }))
    const answers = await Promise.all(
      wishes.map(({ player, fields }) => player.browser.ask('buyCards', fields)),
    )
    if (answers.some(({ body }) => body['code'] === 'TOO_LATE')) continue
    expect(answers.map(({ body }) => body['status'])).toEqual(answers.map(() => 1))
    return { round: id, number: link, wishes }
  }
}

/** A player's newest cards once their round is over. */
const settled = (player: HallPlayer) =>
  vi.waitUntil(async () => {
    const [newest] = (await player.browser.do('ownHallCards', { uri: hallUri })).bought
    return newest && newest.state !== 'open' && newest
  }, patience)

const otherDefinition = 'a'.repeat(64)
const phases = ['betting', 'calling', 'called', 'void']

/** Makes a round in a phase as a node finds it that has other rules of this title; false when the phase is over. */
async function givenOtherRules(round: string, phase: string): Promise<boolean> {
  const change = () =>
    hall.server.database.transaction(async (tx) => {
      await tx.query('SET LOCAL session_replication_role = replica')
      const { rowCount } = await tx.query(
        'UPDATE rooms_round SET definition = $2 WHERE id = $1 AND phase = $3',
        [round, otherDefinition, phase],
      )
      return rowCount === 1
    })
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- until the round is there, or past it
    if (await change()) return true
    // oxlint-disable-next-line no-await-in-loop -- as above
    const [found] = await rowsOf<{ phase: string }>(
      hall.server.database,
      'SELECT phase FROM rooms_round WHERE id = $1',
      [round],
    )
    if (!found || phases.indexOf(found.phase) > phases.indexOf(phase)) return false
  }
}

describe('a round', () => {
  it('shares out of each currency 24 % for the line and 70 % for the house, to the unit', async () => {
    const players = await Promise.all([
      hall.player(),
      hall.player(),
      hall.player('2'),
      hall.player('2'),
    ])
    const before = await Promise.all(players.map((player) => player.balance()))
    const { number } = await bought(players.map((player, index) => [player, 2 + index] as const))
    const ends = await Promise.all(players.map(settled))
    const after = await Promise.all(players.map((player) => player.balance()))
    expect(after).toEqual(
      ends.map(({ stake, payout }, index) => (before[index] ?? 0) - stake + payout),
    )
    const { pots, wins, pools } = await read(players, number)
    expect(pools).toEqual([
      { currency: 'USD', players: 2 },
      { currency: 'CREDIT', players: 2 },
    ])
    for (const [currency, staked] of [
      ['USD', 500],
      ['CREDIT', 900],
    ] as const) {
      const own = pots.filter((pot) => pot.currency === currency)
      expect(own.map(({ prize, amount }) => [prize, amount])).toEqual(
        expect.arrayContaining([
          ['line', (staked * 24) / 100],
          ['house', (staked * 70) / 100],
        ]),
      )
      for (const { prize, amount } of own) {
        const parts = wins.filter((win) => win.currency === currency && win.prize === prize)
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
      }
    }
  })

  it('takes cards beside an open hand, which is finished while they wait for their draw', async () => {
    const [player, other] = [await hall.player(), await hall.player()]
    const uri = 'jacks-or-better'
    const { game: opened, connection } = await player.browser.do('openGame', { uri })
    const asked = { uri, connection, stake: String(opened.betLevels[0]) }
    const bet = { ...asked, action: 'bet', requestKey: randomUUID() }
    expect((await player.browser.do('play', bet)).round.finished).toBe(false)
    await bought([
      [player, 2],
      [other, 2],
    ])
    const hold = { ...asked, action: 'hold', data: '{"cards":[]}', requestKey: randomUUID() }
    expect((await player.browser.do('play', hold)).round.finished).toBe(true)
    expect(['won', 'lost']).toContain((await settled(player)).state)
  })

  it('is full by the cards of one currency: those for play money take no place of others', async () => {
    const [real, play] = [await hall.player(), await hall.player('2')]
    const { round } = await bought([
      [real, 2],
      [play, 3],
    ])
    const { database } = hall.server
    const [who] = await rowsOf<{ id: number }>(
      database,
      'SELECT player_id AS id FROM rooms_ticket WHERE round_id = $1 AND currency = $2',
      [round, 'USD'],
    )
    const seat = { player: playerId(Number(who?.id)), currency: 'USD' } as const
    expect(await soldCards(database, round, seat)).toMatchObject({ sold: 5, inPool: 2, own: 2 })
    // Whoever buys next buys alone.
    await settled(real)
  })

  it('gives the price back when one player alone has cards of a currency', async () => {
    const player = await hall.player()
    const before = await player.balance()
    await bought([[player, 3]])
    expect(await settled(player)).toMatchObject({ state: 'void', payout: 300, wins: [] })
    expect(await player.balance()).toBe(before)
  })

  it('earns its player something when it was drawn, and nothing when the price came back', async () => {
    const [player, other] = [await hall.player(), await hall.player()]
    await bought([[player, 3]])
    expect(await settled(player)).toMatchObject({ state: 'void' })
    await bought([
      [player, 2],
      [other, 2],
    ])
    await settled(player)
    const told = () => player.browser.do('compPoints')
    await expect.poll(async () => (await told()).total, patience).toBe(1)
    const { database } = hall.server
    const [row] = await rowsOf<{ id: number }>(
      database,
      'SELECT player_id::float8 AS id FROM identity_account WHERE login = $1',
      [player.login],
    )
    const rebuilt = await rebuild(
      {
        database,
        clock: systemClock,
        gameOf: () => gameCounted({ kind: 'bingo', isOwn: true }),
        withheldFrom: async () => () => null,
        players: [playerId(Number(row?.id))],
      },
      { repair: false },
    )
    expect(rebuilt).toEqual({ players: 1, rounds: 1, missing: 0, differences: [] })
  })

  it.each(['betting', 'calling'])(
    'that was sold under other rules, and is %s when they change, gives every stake back',
    async (phase) => {
      const players = await Promise.all([hall.player('2'), hall.player('2')])
      const balances = () => Promise.all(players.map((player) => player.balance()))
      const buy = () => bought(players.map((player) => [player, 2] as const))
      let before = await balances()
      let { round, number } = await buy()
      // Where the sale was over before it could be changed, another is bought into.
      while (!(await givenOtherRules(round, phase))) {
        await Promise.all(players.map(settled))
        before = await balances()
        ;({ round, number } = await buy())
      }
      const ends = await Promise.all(players.map(settled))
      expect(ends.map(({ state }) => state)).toEqual(['void', 'void'])
      expect(await balances()).toEqual(before)
      const told = { definition: otherDefinition, wins: [], pots: [] }
      expect(await read(players, number)).toMatchObject(told)
    },
  )

  it('can be worked out again from its chain: cards, calls, who won what', async () => {
    const players = await Promise.all([hall.player('2'), hall.player('2')])
    const { number } = await bought(players.map((player) => [player, 4] as const))
    const ends = await Promise.all(players.map(settled))
    const told = await read(players, number)
    const { found, findings } = checkHall(game, told)
    expect(findings).toEqual([])
    for (const { cards } of ends)
      for (const { card, cells } of cards) expect(found.cellsOf(card)).toEqual(cells)
    const other = told.wins.map((win, index) =>
      index === 0 ? { ...win, amount: win.amount + 1 } : win,
    )
    expect(checkHall(game, { ...told, wins: other }).findings).not.toEqual([])
  })
})

const read = async ([player]: readonly HallPlayer[], number: number) => {
  if (!player) throw new Error('nobody reads')
  return player.browser.do('readDraw', { uri: hallUri, number: String(number) })
}

describe('a purchase', () => {
  it('is made once, however often it is asked', async () => {
    const player = await hall.player('2')
    const before = await player.balance()
    const { wishes } = await bought([[player, 2]])
    const [wish] = wishes
    if (!wish) throw new Error('nothing was bought')
    const again = await Promise.all(
      [1, 2, 3].map(async () => (await player.browser.do('buyCards', wish.fields)).bought.id),
    )
    expect(new Set(again).size).toBe(1)
    expect(await player.browser.refused('buyCards', { ...wish.fields, cards: '3' })).toMatchObject({
      code: 'REQUEST_KEY_REUSED',
    })
    await settled(player)
    expect(await player.balance()).toBe(before)
  })

  it('is of no more cards than a player may have, also in several purchases at once', async () => {
    const player = await hall.player('2')
    for (let after = ''; ; ) {
      const { id } = await hall.selling(after)
      after = id
      const answers = await Promise.all(
        [5, 5, 5].map((cards) => player.browser.ask('buyCards', player.wish(id, cards))),
      )
      const codes = answers.map(({ body }) => body['code'] ?? 'taken')
      if (codes.includes('TOO_LATE')) continue
      expect(codes.filter((code) => code === 'taken')).toHaveLength(2)
      expect(codes).toContain('STAKE_LIMIT')
      return
    }
  })

  it.each([
    ['no cards', { cards: '0' }, 'FORM_INVALID'],
    ['a round that is none', { round: randomUUID() }, 'TOO_LATE'],
  ])('is refused for %s', async (_, of, code) => {
    const player = await hall.player('2')
    const before = await player.balance()
    const { id } = await hall.selling()
    const asked = { ...player.wish(id, 1), ...of }
    expect(await player.browser.refused('buyCards', asked)).toMatchObject({ code })
    expect(await player.balance()).toBe(before)
  })
})

it('numbers are told one by one, and neither a number nor a winner before its time', async () => {
  const players = await Promise.all([hall.player(), hall.player()])
  const { number } = await bought(players.map((player) => [player, 3] as const))
  await Promise.all(players.map(settled))
  const drawTold = () =>
    watcher.frames().flatMap(({ data }) => (data.draw?.number === number ? [data.draw] : []))
  await expect.poll(() => drawTold().at(-1)?.phase, { timeout: 20_000 }).toBe('called')
  const told = drawTold()
  const last = told.at(-1)
  for (const draw of told) {
    expect(last?.calls.slice(0, draw.calls.length)).toEqual(draw.calls)
    if (draw.phase === 'calling') expect(draw.link).toBeNull()
    for (const { call } of draw.wins) expect(call).toBeLessThanOrEqual(draw.calls.length)
  }
  expect(new Set(told.map(({ calls }) => calls.length)).size).toBeGreaterThan(5)
})
