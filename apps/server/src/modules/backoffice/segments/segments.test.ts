import { askingNothing, type SegmentQuestion } from '@fairhouse/contract/backoffice/segments'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { holdingBack } from '#modules/protection'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { type Caller, callAs } from '../testing/call-as.ts'
import { newPlayer } from '../testing/new-player.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'
import { readStandings } from './read-standings.ts'

const noon = 1_793_534_400_000
const dayMs = 24 * 3_600_000
const levels = new Map<PlayerId, number>()

let desk: TestDesk
let risk: Caller
let support: Caller
beforeAll(async () => {
  desk = await openTestDesk()
  risk = await callAs(desk, 'demo-risk')
  support = await callAs(desk, 'demo-support')
})
afterAll(() => desk.stop())

const read = (portion?: number) =>
  readStandings(
    { database: desk.database, clock: { now: () => noon }, levelsOf: async () => levels },
    portion,
  )
const paid = (player: PlayerId, type: string, amount: number) =>
  desk.database.query(
    `INSERT INTO cashier_transaction (id, player_id, type, state, currency, amount, sandbox, provider_ref, hold, created_at, changed_at)
     VALUES ($1, $2, $3::text, 'confirmed', 'USD', $4, true, $1::uuid::text, CASE WHEN $3 = 'withdrawal' THEN $1::uuid END, now(), now())`,
    [uuidV7(noon), player, type, amount],
  )
const seen = (player: PlayerId, at: number) =>
  desk.database.query(
    `INSERT INTO identity_session (player_id, session_id, token_sha256, language, address, user_agent, created_at, seen_at)
     SELECT $1, $2::uuid, sha256(convert_to($2::uuid::text, 'UTF8')), 'en', '10.1.1.1', 'x', moment, moment
     FROM to_timestamp($3::double precision / 1000) AS moment`,
    [player, uuidV7(noon), at],
  )
const count = async (question: Partial<SegmentQuestion>) =>
  (await risk.ask('countSegment', { question: { ...askingNothing, ...question } })).players
const listed = async (segment: string | null, tag: string | null = null) =>
  (await risk.ask('players', { segment, tag, before: null })).rows.map(({ login }) => login)

describe('questions over players', () => {
  let rich: PlayerId
  let away: PlayerId
  let other: PlayerId
  beforeAll(async () => {
    rich = await newPlayer(desk, { login: 'rich', country: 'AT' })
    away = await newPlayer(desk, { login: 'away', country: 'DE', nowMs: noon - 400 * dayMs })
    other = await newPlayer(desk, { login: 'other', country: 'DE' })
    await paid(rich, 'deposit', 500_00)
    await paid(rich, 'withdrawal', 200_00)
    await paid(other, 'deposit', 20_00)
    await seen(rich, noon - dayMs)
    await seen(away, noon - 100 * dayMs)
    levels.set(rich, 2)
    await read()
  })

  it.each<[Partial<SegmentQuestion>, number]>([
    [{}, 3],
    [{ countries: ['DE'] }, 2],
    [{ countries: ['DE', 'AT'] }, 3],
    [{ levelFrom: 1 }, 1],
    [{ levelTo: 1 }, 2],
    [{ registeredWithinDays: 30 }, 2],
    [{ seenWithinDays: 7 }, 1],
    [{ notSeenForDays: 90 }, 1],
    [{ paidInFrom: 20_00 }, 2],
    [{ paidInTo: 20_00 }, 2],
    [{ netFrom: 300_00 }, 1],
    [{ netTo: 299_99 }, 2],
    [{ countries: ['DE'], paidInFrom: 1 }, 1],
  ])('%o fits %d', async (question, players) => {
    expect(await count(question)).toBe(players)
  })

  it('ask for tags that all are there, and for none of others', async () => {
    await risk.ask('makeTag', { tag: 'vip-desk', meaning: 'Has a host of their own' })
    await risk.ask('makeTag', { tag: 'slow-docs', meaning: 'Documents take long' })
    const note = 'for a test'
    const give = (player: PlayerId, tag: string, on = true) =>
      support.refusedBy('tagPlayer', { player, tag, on, note })
    for (const one of [rich, other]) expect(await give(one, 'vip-desk')).toBeNull()
    expect(await give(other, 'slow-docs')).toBeNull()
    expect(await give(other, 'slow-docs')).toBe('soAlready')
    expect(await give(other, 'no-such-tag')).toBe('notFound')
    expect(await count({ withTags: ['vip-desk'] })).toBe(2)
    expect(await count({ withTags: ['vip-desk', 'slow-docs'] })).toBe(1)
    expect(await count({ withTags: ['vip-desk'], withoutTags: ['slow-docs'] })).toBe(1)
    expect(await listed(null, 'slow-docs')).toEqual(['other'])
    const { tags } = await support.ask('playerSummary', { player: other })
    expect(tags).toEqual(['slow-docs', 'vip-desk'])
    expect(await give(other, 'slow-docs', false)).toBeNull()
    expect(await count({ withTags: ['slow-docs'] })).toBe(0)
    const deeds = await rowsOf<{ deed: string }>(
      desk.database,
      'SELECT deed FROM backoffice_deed WHERE subject = $1 ORDER BY number',
      [`player ${other}`],
    )
    expect(deeds.map(({ deed }) => deed)).toEqual(
      expect.arrayContaining(['tagPlayer', 'untagPlayer', 'readPlayer']),
    )
  })

  it('are saved under a name, list their players, and end when they are dropped', async () => {
    const id = uuidV7(noon)
    const segment = { id, name: 'Austria', question: { ...askingNothing, countries: ['AT'] } }
    expect(await risk.refusedBy('makeSegment', segment)).toBeNull()
    expect(await risk.refusedBy('makeSegment', segment)).toBe('soAlready')
    expect((await support.ask('segments', {})).segments).toMatchObject([{ id, name: 'Austria' }])
    expect(await listed(id)).toEqual(['rich'])
    expect(await risk.refusedBy('dropSegment', { id, note: 'no longer used' })).toBeNull()
    expect(await risk.refusedBy('players', { segment: id, tag: null, before: null })).toBe(
      'notFound',
    )
    const [last] = await rowsOf<{ facts: string }>(
      desk.database,
      `SELECT facts FROM backoffice_deed WHERE deed = 'listPlayers' ORDER BY number DESC LIMIT 1`,
    )
    expect(JSON.parse(last?.facts ?? '')).toMatchObject({ segment: id, shown: 1 })
  })
})

it('a role that may not see players hears of few that they are few', async () => {
  const content = await callAs(desk, 'demo-content')
  const question = { ...askingNothing, countries: ['AT'] }
  expect(await content.ask('countSegment', { question })).toMatchObject({ players: 0, few: true })
  expect(await risk.ask('countSegment', { question })).toMatchObject({ players: 1, few: false })
})

describe('who is protected', () => {
  const protections: readonly (readonly [string, string])[] = [
    [
      'a limit',
      `INSERT INTO protection_limit (player_id, kind, period, most) VALUES ($1, 'deposit', 'day', 100)`,
    ],
    [
      'a limit on time',
      `INSERT INTO protection_time_limit (player_id, kind, period, most) VALUES ($1, 'time', 'day', 60)`,
    ],
    ['a session limit', 'INSERT INTO protection_session (player_id, minutes) VALUES ($1, 60)'],
    ['games turned off', `INSERT INTO protection_block (player_id, kind) VALUES ($1, 'slot')`],
    [
      'a break',
      `INSERT INTO protection_pause (player_id, number, kind, begun_at)
      VALUES ($1, 1, 'selfExclusion', to_timestamp(${noon / 1000 - 60}))`,
    ],
    [
      'a word of ours',
      `INSERT INTO protection_step (player_id, what, details, at)
      VALUES ($1, 'careTaken', '{"step": "urge", "markers": []}', to_timestamp(${noon / 1000 - 3600}))`,
    ],
    ['a suspension', 'UPDATE identity_account SET suspended = true WHERE player_id = $1'],
  ]
  let player: PlayerId
  beforeEach(async () => {
    player = await newPlayer(desk, { country: 'JP' })
    await read()
    expect(await count({ countries: ['JP'] })).toBeGreaterThan(0)
  })

  it.each(protections)('by %s is in no segment', async (_what, statement) => {
    const before = await count({ countries: ['JP'] })
    await desk.database.query(statement, [player])
    await read()
    expect(await count({ countries: ['JP'] })).toBe(before - 1)
  })

  it.each(protections.slice(0, 5))('by %s holds back', async (_what, statement) => {
    expect(await holdingBack(desk.database, [player], noon)).toEqual(new Set())
    await desk.database.query(statement, [player])
    expect(await holdingBack(desk.database, [player], noon)).toEqual(new Set([player]))
  })

  it('since they were read is not listed either', async () => {
    const id = uuidV7(noon)
    const question = { ...askingNothing, countries: ['JP'] }
    await risk.ask('makeSegment', { id, name: 'Japan', question })
    const before = await listed(id)
    await desk.database.query(protections[0]?.[1] ?? '', [player])
    expect(await listed(id)).toHaveLength(before.length - 1)
  })
})

it('reads everybody in portions, and takes out who is gone', async () => {
  const all = await count({})
  for (let made = 0; made < 5; made++) await newPlayer(desk, { country: 'FI' })
  await desk.database.query('DELETE FROM backoffice_standing')
  const [row] = await rowsOf<{ accounts: number }>(
    desk.database,
    'SELECT count(*)::int AS accounts FROM identity_account',
  )
  for (let portion = 0; portion <= (row?.accounts ?? 0) / 3; portion++) await read(3)
  expect(await count({})).toBeGreaterThanOrEqual(all)
  expect(await count({ countries: ['FI'] })).toBe(5)
})

it('a list goes on where its page ended', async () => {
  for (let made = 0; made < 60; made++) await newPlayer(desk, { country: 'NO' })
  await read()
  const id = uuidV7(noon)
  const question = { ...askingNothing, countries: ['NO'] }
  await risk.ask('makeSegment', { id, name: 'Norway', question })
  const first = await risk.ask('players', { segment: id, tag: null, before: null })
  const second = await risk.ask('players', { segment: id, tag: null, before: first.next })
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 10, null])
  const ids = [...first.rows, ...second.rows].map((one) => one.player)
  expect(new Set(ids).size).toBe(60)
})
