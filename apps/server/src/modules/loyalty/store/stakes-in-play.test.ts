import { afterAll, beforeAll, expect, it } from 'vitest'
import { codes, houseAccount, openPocket } from '#modules/ledger'
import { type Database, openDatabase } from '#platform/database'
import { playerId, uuidV7 } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { cloneDatabase } from '#platform/test-database'
import { stakesInPlay } from './stakes-in-play.ts'

const minute = 60_000
/** 2026-11-30. */
const midnight = 1_795_996_800_000
const before = midnight - 2 * minute
const after = midnight + 2 * minute

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const test = await cloneDatabase()
  database = openDatabase({ ...test, poolSize: 4, onFault: () => undefined })
  drop = async () => {
    await database.end()
    await test.drop()
  }
})
afterAll(() => drop())

let players = 910_000
async function newcomer() {
  const player = playerId((players += 1))
  return database.transaction(async (tx) => {
    const cash = await openPocket(tx, { player, code: codes.pocketCash, currency: 'USD' })
    const till = { code: codes.houseGames, currency: 'USD', till: 9 } as const
    return { player, cash, house: await houseAccount(tx, till) }
  })
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>

/** What was at stake around midnight: a minute before the stake, at midnight, and after all was over. */
const around = ({ player, cash }: Newcomer) =>
  Promise.all(
    [before - minute, midnight, after + minute].map((at) =>
      stakesInPlay(database, { player, cash }, at),
    ),
  )

let requests = 0
const step = (
  { player, cash, house }: Newcomer,
  round: string,
  told: {
    readonly at: number
    readonly sequence: number
    readonly stake: number
    readonly raised?: number
    readonly finished: boolean
  },
) =>
  database.query(
    `INSERT INTO play_step (player_id, round_id, stake, payout, pocket, version, balance_after, house, facts, request, body_hash, at,
       definition_id, stream, nonce, words, sequence, finished, action, events, state, actions, raised)
     VALUES ($1, $2, $3, 0, $4, $5, 0, $6, 1, $5, 1, $7, 1, 1, 0, 0, $8::smallint, $9, CASE $8::smallint WHEN 0 THEN 'bet' ELSE 'double' END, '',
       CASE WHEN $9 THEN NULL ELSE '{}'::json END, CASE WHEN $9 THEN NULL ELSE '[]'::json END, $10)`,
    [
      player,
      round,
      told.stake,
      cash,
      (requests += 1),
      house,
      isoTime(told.at),
      told.sequence,
      told.finished,
      told.raised ?? null,
    ],
  )

it('a round of an own game is in play from its bet until it is finished, with all it took', async () => {
  const guest = await newcomer()
  const earlier = uuidV7(before - 3 * minute)
  await step(guest, earlier, { at: before - 3 * minute, sequence: 0, stake: 900, finished: true })
  const round = uuidV7(before)
  await step(guest, round, { at: before, sequence: 0, stake: 500, finished: false })
  const raise = { sequence: 1, stake: 1_000, raised: 500 }
  await step(guest, round, { ...raise, at: before + minute, finished: false })
  await step(guest, round, { at: after, sequence: 2, stake: 1_000, finished: true })
  expect(await around(guest)).toEqual([0, 1_000, 0])
})

it("a provider's round until it is closed, less what it has paid and what was taken back by then", async () => {
  const guest = await newcomer()
  const round = uuidV7(before)
  const open = async (id: string, ref: string, currency: string, stake: number) =>
    database.query(
      `INSERT INTO providers_round (id, connection, player_id, game_id, game_key, provider, ref, currency, stake, payout, opened_at, closed_at, balance_after)
       VALUES ($1, 'sandbox', $2, 1, 'a', 1, $3, $4, $5, 100, $6, $7, 0)`,
      [id, guest.player, ref, currency, stake, isoTime(before), isoTime(after)],
    )
  const tell = async (
    id: string,
    told: { kind: string; taken: number; given: number; at: number },
  ) =>
    database.query(
      `INSERT INTO providers_transaction (connection, ref, kind, player_id, game_id, round_id, facts, taken, given, transfer, balance_after, created_at)
       VALUES ('sandbox', $1, $2, $3, 1, $4, sha256(''), $5, $6, $7, 0, $8)`,
      [
        `t${(requests += 1)}`,
        told.kind,
        guest.player,
        id,
        told.taken,
        told.given,
        uuidV7(told.at),
        isoTime(told.at),
      ],
    )
  await open(round, 'one', 'USD', 700)
  await tell(round, { kind: 'bet', taken: 700, given: 0, at: before })
  await tell(round, { kind: 'bet', taken: 300, given: 0, at: before })
  await tell(round, { kind: 'rollback', taken: 0, given: 300, at: before + minute })
  await tell(round, { kind: 'win', taken: 0, given: 100, at: before + minute })
  await tell(round, { kind: 'win', taken: 0, given: 600, at: after })
  const played = uuidV7(before)
  await open(played, 'two', 'CREDIT', 5_000)
  await tell(played, { kind: 'bet', taken: 5_000, given: 0, at: before })
  expect(await around(guest)).toEqual([0, 600, 0])
})

it('a stake in a room until its ticket ends', async () => {
  const guest = await newcomer()
  await database.query(
    `INSERT INTO rooms_chain (uri, number, length, end_link, committed_at, source)
     VALUES ('room', 1, 10, sha256(''), $1, 'test') ON CONFLICT DO NOTHING`,
    [isoTime(before)],
  )
  const round = uuidV7(before)
  await database.query(
    `INSERT INTO rooms_round (id, uri, chain, link, definition, kind, phase, opened_at, flies_at, led_at)
     VALUES ($1, 'room', 1, 1, 'd', 'crash', 'betting', $2, $2, $2)`,
    [round, isoTime(before)],
  )
  await database.query(
    `INSERT INTO rooms_ticket (id, round_id, uri, game_id, player_id, name, slot, request, currency, pocket, house, stake, placed_at,
       state, payout, ended_at, taken, balance_after)
     VALUES ($1, $2, 'room', 1, $3, 'n', 1, 1, 'USD', $4, $5, 400, $6, 'lost', 0, $7, $8, 0)`,
    [
      uuidV7(before),
      round,
      guest.player,
      guest.cash,
      guest.house,
      isoTime(before),
      isoTime(after),
      uuidV7(before),
    ],
  )
  expect(await around(guest)).toEqual([0, 400, 0])
})
