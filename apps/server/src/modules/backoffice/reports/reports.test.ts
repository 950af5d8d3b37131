import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '#platform/clock'
import type { Database } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { openTestHouse, playRound, type TestHouse } from '../../play/testing/test-house.ts'
import { newRef, openTestProvider } from '../../providers/testing/test-provider.ts'
import { openTestRoom } from '../../rooms/testing/test-room.ts'
import { auditDays } from './audit-days.ts'
import { countDay } from './count-day.ts'
import { reportCells } from './report-cells.ts'
import { reportCsv } from './report-csv.ts'
import { reportRows, totalOf } from './report-rows.ts'
import { dayMs, dayOf } from './utc-day.ts'

const whatIsBroken = (on: Database, now = systemClock.now()) => auditDays(on, () => undefined, now)

/** Counts yesterday, today and what is over, as the job does. */
async function counted(on: Database, now = systemClock.now()) {
  for (const at of [now - dayMs, now]) await countDay(on, dayOf(at), now + 2 * dayMs)
  const asked = { from: dayOf(now - dayMs), to: dayOf(now) }
  return reportRows(on, { ...asked, by: 'game' })
}

describe('own games', () => {
  let test: TestDatabase
  let house: TestHouse
  const played = { bets: 0, staked: 0, won: 0 }
  let day: string
  beforeAll(async () => {
    test = await cloneDatabase()
    house = openTestHouse(test.connectionString)
    day = dayOf(house.time.now)
    for (const userType of [1, 2] as const) {
      const seat = await house.seated(userType)
      if (userType === 1)
        await house.database.transaction((tx) => house.play.fundTestMoney(tx, seat.player))
      for (let round = 0; round < 25; round++) {
        const { stake, payout } = await playRound(house.play, seat, { stake: 100 })
        if (userType === 1) continue
        played.bets += 1
        played.staked += stake
        played.won += payout
      }
    }
    await countDay(house.database, day, house.time.now)
  })
  afterAll(async () => {
    await house.close()
    await test.drop()
  })

  it('a day is the sum of its rounds, each sort of money by itself', async () => {
    const [row] = await reportRows(house.database, { from: day, to: day, by: 'day' })
    const ofPlay = row?.played.find(({ money }) => money === 'play')
    expect(ofPlay).toMatchObject({ ...played, ggr: played.staked - played.won })
    expect(row?.played.find(({ money }) => money === 'test')?.bets).toBe(25)
    expect(row?.played.map(({ money }) => money)).not.toContain('real')
  })

  it('by game and by provider it is the same sum', async () => {
    for (const by of ['game', 'provider'] as const) {
      const rows = await reportRows(house.database, { from: day, to: day, by })
      expect(rows).toHaveLength(1)
      const total = totalOf(rows, by)
      expect(total.played.find(({ money }) => money === 'play')).toMatchObject(played)
    }
  })

  it('counting twice changes nothing', async () => {
    const once = await reportRows(house.database, { from: day, to: day, by: 'game' })
    await countDay(house.database, day, house.time.now + 3 * dayMs)
    expect(await reportRows(house.database, { from: day, to: day, by: 'game' })).toEqual(once)
    expect(await whatIsBroken(house.database, house.time.now)).toEqual([])
  })

  it('the audit finds figures of games, and figures of the ledger, that somebody changed', async () => {
    await house.database.query(
      `UPDATE backoffice_day_game SET won = won + 1 WHERE day = $1 AND money = 'play'`,
      [day],
    )
    expect(await whatIsBroken(house.database, house.time.now)).toEqual([
      `broken in the reports: games and ledger differ on ${day} (play).`,
    ])
    await house.database.query(
      `UPDATE backoffice_day_flow SET given = given + 1 WHERE day = $1 AND money = 'play' AND reason = 'payout'`,
      [day],
    )
    expect(await whatIsBroken(house.database, house.time.now)).toEqual([
      `broken in the reports: ${day} is not what the ledger has of it.`,
    ])
    await countDay(house.database, day, house.time.now + 3 * dayMs)
    expect(await whatIsBroken(house.database, house.time.now)).toEqual([])
  })
})

it('games of others: bets, wins and what was rolled back are what the ledger moved', async () => {
  const provider = await openTestProvider('hub88')
  const seat = await provider.player()
  const begun = await seat.balance()
  for (let round = 0; round < 6; round++) {
    const common = {
      token: seat.token,
      request_uuid: newRef(),
      game_code: provider.ours.game,
      currency: 'USD',
      is_free: false,
      round: newRef(),
    }
    const bet = { ...common, transaction_uuid: newRef(), round_closed: false, amount: 500_000 }
    await provider.tell('transaction/bet', bet)
    const end = {
      ...common,
      request_uuid: newRef(),
      transaction_uuid: newRef(),
      round_closed: true,
      reference_transaction_uuid: bet.transaction_uuid,
    }
    if (round % 3 === 0) await provider.tell('transaction/rollback', end)
    else await provider.tell('transaction/win', { ...end, amount: round * 100_000 })
  }
  const [row] = await counted(provider.server.database)
  const change = (await seat.balance()) - begun
  expect(row).toMatchObject({ source: 'provider', played: [{ money: 'test', bets: 6 }] })
  expect(row?.played[0]?.ggr).toBe(-change)
  expect(await whatIsBroken(provider.server.database)).toEqual([])
  await provider.stop()
})

it('live rooms: stakes and payouts are what the ledger moved', async () => {
  const room = await openTestRoom({ times: { lonelyMs: 3_600_000 } })
  const player = await room.player('2')
  const begun = await player.balance()
  // A room to which nobody comes rests; whoever comes for a round that is over has come.
  await player.browser.ask('betInRoom', player.bet(uuidV7(0)))
  // Two tickets of one round: one is cashed out as soon as it flies, one never.
  let placed = 0
  for (let after = ''; placed < 2; ) {
    const { id } = await room.round('betting', after)
    after = id
    for (const fields of [{ slot: '1', auto: '101' }, { slot: '2' }]) {
      const { body } = await player.browser.ask('betInRoom', player.bet(id, fields))
      if (body['status'] === 1) placed += 1
    }
  }
  await vi.waitUntil(
    async () => {
      const open = `SELECT 1 FROM rooms_ticket WHERE state = 'open'`
      return (await room.server.database.query(open)).rowCount === 0
    },
    { timeout: 60_000, interval: 100 },
  )
  const rows = await counted(room.server.database)
  const row = rows.find(({ source }) => source === 'room')
  expect(row?.played).toMatchObject([{ money: 'play', bets: placed, staked: placed * 100 }])
  expect(row?.played[0]?.ggr).toBe(begun - (await player.balance()))
  expect(await whatIsBroken(room.server.database)).toEqual([])
  await room.stop()
})

it('a file has a line for each row, and no cell that a spreadsheet would reckon with', () => {
  const played = { money: 'real' as const, bets: 2, staked: 250, won: 1, ggr: 249, hold: 9960 }
  const cells = reportCells([
    {
      key: '1',
      name: '=cmd(),"x"',
      source: null,
      gameId: null,
      played: [played],
      moved: [],
      money: { deposits: 100, withdrawals: 5, bonusCost: 0, ngr: -249 },
    },
  ])
  const [, line] = reportCsv(cells).split('\r\n')
  expect(line).toBe(
    `"'=cmd(),""x""",2,2.50,0.01,2.49,0,0.00,0.00,0.00,0,0.00,0.00,0.00,0,0.00,0.00,0.00,1.00,0.05,0.00,-2.49`,
  )
})
