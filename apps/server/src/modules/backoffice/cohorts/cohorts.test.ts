import { amount } from '@fairhouse/money'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { insertTransaction } from '../../cashier/store/insert-transaction.ts'
import { newTransaction } from '../../cashier/store/stored-transaction.ts'
import { type Caller, callAs } from '../testing/call-as.ts'
import { newPlayer } from '../testing/new-player.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'
import { partToRead } from '../store/cohorts.ts'
import { readCohorts } from './read-cohorts.ts'

let desk: TestDesk
let games: Caller
beforeEach(async () => {
  desk = await openTestDesk()
  games = await callAs(desk, 'demo-games')
})
afterEach(() => desk.stop())

/** 1 November 2026, noon, a Sunday: the week began on 26 October. */
const noon = 1_793_534_400_000
const dayMs = 86_400_000
const read = () => readCohorts({ database: desk.database, clock: { now: () => noon } })
const asked = { unit: 'week', money: 'real', last: 4 } as const

const signUp = (daysAgo: number, userType: 1 | 2 = 1) =>
  newPlayer(desk, { userType, nowMs: noon - daysAgo * dayMs })

/** What was played on a day, of two games. */
const play = (player: PlayerId, day: string, cents: number, currency = 'USD') =>
  desk.database.query(
    `INSERT INTO figures_game (player_id, day, game_id, currency, uri, rounds, wins, staked, paid, squares)
     SELECT $1, $2, game, $4, 'x', 1, 0, $3, 40, 1 FROM generate_series(1, 2) AS game`,
    [player, day, cents, currency],
  )

async function deposit(player: PlayerId, cents: bigint, at: number): Promise<void> {
  const id = uuidV7(at)
  const born = { id, player, type: 'deposit', currency: 'USD', sandbox: false } as const
  const made = newTransaction({ ...born, amount: amount(cents), fee: amount(0n), createdAt: at })
  await desk.database.transaction((tx) => insertTransaction(tx, made, 'demo.1'))
  for (const state of ['pending', 'confirming', 'confirmed'])
    await desk.database.query('UPDATE cashier_transaction SET state = $2 WHERE id = $1', [
      id,
      state,
    ])
}

it('players of a week are counted with what they did in each week since', async () => {
  const [one, other] = [await signUp(10), await signUp(9)]
  await signUp(0)
  await play(one, '2026-10-23', 100)
  await play(other, '2026-10-24', 300)
  await play(one, '2026-10-26', 50)
  await play(one, '2026-11-01', 50)
  await deposit(one, 2_000n, noon - 9 * dayMs)
  await deposit(one, 500n, noon - dayMs)
  await deposit(other, 700n, noon - dayMs)
  await read()
  const { cohorts, readAt } = await games.ask('cohorts', asked)
  expect(readAt).not.toBeNull()
  expect(cohorts).toEqual([
    {
      cohort: '2026-10-26',
      players: 1,
      everDeposited: 0,
      periods: [
        { nth: 0, active: 0, retention: 0, depositors: 0, deposits: 0, turnover: 0, ggr: 0 },
      ],
    },
    {
      cohort: '2026-10-19',
      players: 2,
      everDeposited: 2,
      periods: [
        {
          nth: 0,
          active: 2,
          retention: 10_000,
          depositors: 1,
          deposits: 2_000,
          turnover: 800,
          ggr: 640,
        },
        {
          nth: 1,
          active: 1,
          retention: 5_000,
          depositors: 2,
          deposits: 1_200,
          turnover: 200,
          ggr: 40,
        },
      ],
    },
  ])
  const months = await games.ask('cohorts', { ...asked, unit: 'month' })
  expect(months.cohorts.map(({ cohort, players }) => [cohort, players])).toEqual([
    ['2026-11-01', 1],
    ['2026-10-01', 2],
  ])
  const newest = await games.ask('cohorts', { ...asked, last: 1 })
  expect(newest.cohorts.map(({ cohort }) => cohort)).toEqual(['2026-10-26'])
})

it('sorts of money are never added to each other', async () => {
  const [real, test, credits] = [await signUp(1), await signUp(1), await signUp(1, 2)]
  await desk.database.query('UPDATE wallet_purse SET is_test_money = true WHERE player_id = $1', [
    test,
  ])
  await play(real, '2026-11-01', 100)
  await play(test, '2026-11-01', 200)
  await play(credits, '2026-11-01', 300, 'CREDIT')
  // A dollar player's play money is not what they signed up for.
  await play(real, '2026-10-31', 9_000, 'CREDIT')
  await read()
  for (const [money, turnover] of [
    ['real', 200],
    ['test', 400],
    ['play', 600],
  ] as const) {
    const [one] = (await games.ask('cohorts', { ...asked, money })).cohorts
    expect([one?.players, one?.periods[0]?.turnover]).toEqual([1, turnover])
  }
})

it('a portion that is read again is in the place of what was read before', async () => {
  const player = await signUp(1)
  await play(player, '2026-11-01', 100)
  await read()
  await read()
  await play(player, '2026-10-31', 100)
  await read()
  const [one] = (await games.ask('cohorts', asked)).cohorts
  expect(one).toMatchObject({ players: 1, periods: [{ active: 1, turnover: 400 }] })
})

it('reads a portion a turn, the one first that was read longest ago', async () => {
  const partsRead = [5_000, 0, 9_000].map((ms, part) => [part, noon + ms] as const)
  for (const [part, at] of partsRead)
    await desk.database.query(
      'INSERT INTO backoffice_cohort_part VALUES ($1, to_timestamp($2::float8 / 1000))',
      [part, at],
    )
  expect([await partToRead(desk.database, 2), await partToRead(desk.database, 3)]).toEqual([1, 3])
})

it('is a file of any kind, which counts towards the limit of exports', async () => {
  const player = await signUp(1)
  await play(player, '2026-11-01', 100)
  await read()
  const csv = await games.ask('exportCohorts', { ...asked, as: 'csv' })
  expect(Buffer.from(csv.content, 'base64').toString().split('\r\n').slice(0, 2)).toEqual([
    'signed up,players,ever deposited,period,active,retention %,depositors,deposits,turnover,ggr',
    '2026-10-26,1,0,0,1,100.00,0,0.00,2.00,1.20',
  ])
  const pdf = await games.ask('exportCohorts', { ...asked, as: 'pdf' })
  expect(pdf).toMatchObject({ name: 'cohorts-by-week-real.pdf', type: 'application/pdf' })
  expect(Buffer.from(pdf.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  const deeds = `SELECT facts::jsonb AS facts FROM backoffice_deed WHERE deed = 'exportReport' ORDER BY number`
  expect(await rowsOf(desk.database, deeds)).toMatchObject([
    { facts: { by: 'cohort, week', as: 'csv' } },
    { facts: { by: 'cohort, week', as: 'pdf' } },
  ])
  const support = await callAs(desk, 'demo-support')
  expect((await support.raw('cohorts', asked)).status).toBe(403)
})
