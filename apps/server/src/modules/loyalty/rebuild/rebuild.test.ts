import type { Round } from '@fairhouse/contract/rounds/round'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Title } from '#modules/catalog'
import { roundEnded, roundSettled, type RoundSettled } from '#modules/play'
import { settledProviderRounds } from '#modules/providers'
import { systemClock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Topic } from '#platform/outbox'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import {
  granted,
  newKey,
  openTestHouse,
  playOnce,
  playRound,
  type Seated,
  type TestHouse,
  untilOpen,
} from '../../play/testing/test-house.ts'
import { wheel, wheelTitle } from '../../play/testing/wheel.ts'
import { countRounds } from '../earning/count-rounds.ts'
import { gameCounted } from '../earning/counted-round.ts'
import { standingsOf } from '../store/standings.ts'
import { rebuild } from './rebuild.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await cloneDatabase()
})
afterAll(() => test.drop())

/** The wheel under a hash of which nothing is kept: a round that was begun by the wheel cannot go on. */
const otherTitle: Title = { ...wheelTitle, rules: { ...wheel, hash: 'b'.repeat(64) } }

/** Goes on with an open round. */
const goOn = (house: TestHouse, seat: Seated, round: Round) => {
  const [action] = round.actions
  if (!action) throw new Error('the round is over')
  return playOnce(house.play, seat, {
    stake: round.stake,
    action: action.type,
    requestKey: newKey(),
    ...('choices' in action ? { data: JSON.stringify({ choice: action.choices[0] }) } : {}),
  })
}

/** What a topic tells of a player. */
async function toldOf<Event extends RoundSettled>(
  on: Database,
  topic: Topic<Event>,
  player: PlayerId,
): Promise<readonly Event[]> {
  const rows = await rowsOf<{ payload: unknown; created_at: Date }>(
    on,
    'SELECT payload, created_at FROM outbox_event WHERE topic = $1',
    [topic.name],
  )
  return rows
    .flatMap(({ payload, created_at }) => topic.read(payload, created_at))
    .filter(({ playerId }) => playerId === player)
}

it('an own round that ended void earns nothing, and playing the journal again finds none missing', async () => {
  const house = openTestHouse(test.connectionString)
  const seat = await house.seated(1)
  await house.database.transaction((tx) => house.play.fundTestMoney(tx, seat.player))
  await playRound(house.play, seat)
  const open = await untilOpen(house.play, seat)
  const later = openTestHouse(test.connectionString, { titles: [otherTitle] })
  const ended = granted(await goOn(later, seat, open)).round
  expect(ended).toMatchObject({ id: open.id, finished: true, payout: open.stake })

  const told = await toldOf(house.database, roundEnded, seat.player)
  expect(told.filter(({ isVoid }) => isVoid).map(({ roundId }) => roundId)).toEqual([open.id])
  const needs = {
    database: house.database,
    clock: systemClock,
    withheldFrom: async () => () => null,
    gameOf: () => gameCounted({ kind: 'slot', isOwn: true }),
  }
  const counted = await toldOf(house.database, roundSettled, seat.player)
  expect(counted).toHaveLength(told.length - 1)
  await countRounds(
    needs,
    counted.map((round) => ({ ...round, player: seat.player })),
  )
  const players = [seat.player]
  const rebuilt = await rebuild({ ...needs, players }, { repair: false })
  expect(rebuilt).toMatchObject({ rounds: counted.length, missing: 0, differences: [] })
  await house.close()
  await later.close()
})

/** As many as somebody asks for by hand: `FAIRHOUSE_LOYALTY_ROUNDS=1000000`. */
// oxlint-disable-next-line no-restricted-globals -- how many is said by who runs it by hand
const asked = Number(process.env['FAIRHOUSE_LOYALTY_ROUNDS'] ?? 0)
const usual = inject('tier').isAll ? 100_000 : 5_000
const many = asked > 0 ? asked : usual
/** A million take a quarter of an hour on a machine that does other things too. */
const patienceMs = 3_600_000
const atOnce = 1_000
/** Every so manieth of them is void. */
const voidEvery = 17

/** Rounds in a game of somebody else's as they lie when they are closed, of whatever stakes and payouts. */
const closedRounds = `
  INSERT INTO providers_round (id, connection, player_id, game_id, game_key, provider, ref, currency, stake, payout, opened_at, closed_at, balance_after)
  SELECT ('018bcfe5-6800-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'test', $1, 41000, 'Test-Game', 5, n::text, 'USD',
    CASE WHEN n % $3 = 0 THEN 0 ELSE 1 + (hashtextextended(n::text, 1) & 8191) END,
    CASE WHEN n % $3 = 0 OR hashtextextended(n::text, 2) & 3 > 0 THEN 0 ELSE hashtextextended(n::text, 3) & 16383 END,
    '2023-11-14T22:13:20Z', '2023-11-14T22:13:21Z', 0
  FROM generate_series(1, $2::int) AS n`

it(
  'from many rounds comes what is kept of them, told in portions and twice; what was never told is found and counted',
  async () => {
    const house = openTestHouse(test.connectionString)
    const { database } = house
    const { player } = await house.seated(1)
    await database.query(closedRounds, [player, many, voidEvery])
    const played = many - Math.floor(many / voidEvery)
    const needs = {
      database,
      clock: systemClock,
      withheldFrom: async () => () => null,
      gameOf: () => gameCounted({ kind: 'slot', isOwn: false }),
    }
    let [after, told]: [string | null, number] = [null, 0]
    while (told < played - atOnce) {
      // oxlint-disable-next-line no-await-in-loop -- portion after portion
      const page = await settledProviderRounds(database, player, { after, limit: atOnce })
      const rounds = page.map((row) => ({ ...row, player, at: row.at.toISOString() }))
      // oxlint-disable-next-line no-await-in-loop -- as above
      await countRounds(needs, [...rounds, ...rounds.slice(0, 10)])
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await countRounds(needs, rounds)).toBe(0)
      told += page.length
      after = page.at(-1)?.roundId ?? null
    }
    const whole = { players: 1, rounds: played, differences: [] }
    const untold = played - told
    expect(untold).toBeGreaterThan(0)
    const wish = { ...needs, players: [player] }
    expect(await rebuild(wish, { repair: true })).toEqual({ ...whole, missing: untold })
    expect(await rebuild(wish, { repair: false })).toEqual({ ...whole, missing: 0 })
    const [sum] = await rowsOf<{ staked: number }>(
      database,
      'SELECT sum(stake)::float8 AS staked FROM providers_round WHERE player_id = $1',
      [player],
    )
    expect((await standingsOf(database, [player])).get(player)).toEqual({
      rounds: played,
      lifetime: sum?.staked,
      own: 0,
    })
    await house.close()
  },
  patienceMs,
)
