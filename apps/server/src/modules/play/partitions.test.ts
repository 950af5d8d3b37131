import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accountId } from '#modules/ledger'
import { titlesOf } from '#modules/catalog'
import { type Database, openDatabase, type Queryable } from '#platform/database'
import { type PlayerId, playerId, smallestUuidV7 } from '#platform/ids'
import { keepPartitions } from '#platform/partitions/index'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { batchQuery } from './commit/statement.ts'
import type { StepRow } from './decision.ts'
import { createDefinitions } from './definitions.ts'
import { oldestRemembered } from './retries.ts'
import { answeredStep } from './store/answered-step.ts'
import { historyPage } from './store/history-page.ts'
import { latestStep } from './store/latest-step.ts'
import { roundSteps } from './store/round-steps.ts'
import { wheelTitle } from './testing/wheel.ts'

let test: TestDatabase
let database: Database
/** 2026-11-21T12:00:00Z */
const now = 1_795_262_400_000
const dayMs = 86_400_000
/** Who played every day of the last ten months, and who stopped five months ago. */
const [regular, lapsed] = [playerId(1), playerId(2)]

beforeAll(async () => {
  test = await cloneDatabase()
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 4,
    onFault: () => undefined,
  })
  await keepPartitions(database, { now, mostMoved: 0 })
  await fill()
  await database.query('ANALYZE play_step')
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

/** Six rounds a day of both, one of two hundred others. Only what queries look at is as in play. */
const fill = () =>
  database.query(
    `SELECT platform_add_partition('play_step', timestamptz '2026-11-01' - month * interval '1 month')
     FROM generate_series(1, 10) AS month;
     INSERT INTO play_definition (game_id, uri, name, version, units_per_stake, hash, vocabulary)
     VALUES (1, 'wheel', 'Wheel', 1, 1, 'hash', '{"texts":[],"shapes":[]}');
     INSERT INTO play_step (player_id, round_id, stake, payout, pocket, version, balance_after, house, facts, request, body_hash,
       at, definition_id, stream, nonce, words, sequence, finished, action, events)
     SELECT player, overlay(platform_uuid_at(at)::text PLACING lpad(to_hex(player), 12, '0') FROM 25)::uuid,
       1, 0, 65 + 64 * player, number, 0, 129 + 64 * 1000, 1, number, 1, at, 1, 1, number, 0, 0, true, 'bet', '\\x60'
     -- The byte is an empty list, packed.
     FROM generate_series(1, 202) AS player, generate_series(0, 1799, CASE WHEN player > 2 THEN 6 ELSE 1 END) AS number,
       LATERAL (SELECT timestamptz '2026-11-21T11:00:00Z' - number * interval '4 hours' AS at) AS time
     WHERE player <> 2 OR at < '2026-06-15'`,
  )

/** A plan's node, as far as it matters here. */
interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string | undefined
  readonly 'Index Name'?: string | undefined
  readonly Plans?: readonly Node[] | undefined
}
const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    Plans: z.array(node).optional(),
  }),
)
const explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: node })).length(1) }))

const nodesIn = (rows: readonly unknown[]): Node[] =>
  explained.parse(rows).flatMap(({ 'QUERY PLAN': [plan] }) => (plan ? nodesOf(plan.Plan) : []))

const nodesOf = (plan: Node): Node[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

interface Look {
  /** Partitions of play_step that the statement's plan reads, as it is run. */
  readonly partitions: readonly string[]
  /** Whether any partition that has rows is read from end to end. */
  readonly scansAll: boolean
}

const empty = ['2026_12', '2027_01', 'default'].map((name) => `play_step_${name}`)

async function look(text: string, values: readonly unknown[]): Promise<Look> {
  const { rows } = await database.query(`EXPLAIN (FORMAT JSON) ${text}`, values)
  const nodes = nodesIn(rows).filter(
    (one) => one['Relation Name']?.startsWith('play_step_') === true,
  )
  return {
    partitions: [
      ...new Set(nodes.map((one) => one['Relation Name']?.replace('play_step_', '') ?? '')),
    ].toSorted(),
    scansAll: nodes.some(
      (one) => one['Node Type'] === 'Seq Scan' && !empty.includes(one['Relation Name'] ?? ''),
    ),
  }
}

/** Notes how each statement looked for its rows. */
function watched(): { on: Queryable; looks: Look[] } {
  const looks: Look[] = []
  const on: Queryable = {
    query: async (text, values) => {
      if (text.includes('play_step')) looks.push(await look(text, values ?? []))
      return database.query(text, values)
    },
  }
  return { on, looks }
}

const recent = ['2026_10', '2026_11', '2026_12', '2027_01', 'default']
const newestIdOf = async (player: PlayerId) => (await latestStep(database, player, now))?.round_id

describe('in a year of rounds', () => {
  it("a player's newest step is found in the partitions of the last days", async () => {
    const { on, looks } = watched()
    expect(await latestStep(on, regular, now)).toMatchObject({ nonce: 0 })
    expect(looks).toEqual([{ partitions: recent, scansAll: false }])
  })

  it('who has not played for long is looked for everywhere, by the index', async () => {
    const { on, looks } = watched()
    expect((await latestStep(on, lapsed, now))?.round_id).toMatch(/^019ec/)
    expect(looks).toHaveLength(2)
    expect(looks[1]?.partitions.length).toBeGreaterThan(10)
    expect(looks.some(({ scansAll }) => scansAll)).toBe(false)
  })

  it('the first page of the history reads the last days alone, a late one whatever it needs', async () => {
    const { on, looks } = watched()
    const page = { uri: null, limit: 10, now }
    const first = await historyPage(on, regular, { ...page, offset: 0 })
    expect(first.map(({ nonce }) => nonce)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(looks).toEqual([{ partitions: recent, scansAll: false }])
    const late = await historyPage(on, regular, { ...page, offset: 1000 })
    expect(late.map(({ nonce }) => nonce)).toEqual(first.map(({ nonce }) => nonce + 1000))
    expect(looks.some(({ scansAll }) => scansAll)).toBe(false)
    expect(await historyPage(on, lapsed, { ...page, offset: 0 })).toHaveLength(10)
  })

  it('a round is read from its one partition', async () => {
    const { on, looks } = watched()
    const id = (await newestIdOf(lapsed)) ?? ''
    const steps = await roundSteps(
      {
        database: on,
        definitions: createDefinitions({
          database,
          titles: titlesOf([wheelTitle]),
          released: () => Promise.resolve({ missing: 'nothing is kept' }),
        }),
      },
      lapsed,
      { id },
    )
    expect(steps).toHaveLength(1)
    expect(looks).toEqual([{ partitions: ['2026_06'], scansAll: false }])
  })

  it('a request key is looked for among the last days', async () => {
    const { on, looks } = watched()
    const found = await answeredStep(on, regular, {
      request: 3n,
      oldest: oldestRemembered(now, null),
    })
    expect(found?.round_id).toMatch(/^01a1f/)
    expect(looks).toEqual([
      { partitions: ['2026_11', '2026_12', '2027_01', 'default'], scansAll: false },
    ])
    const older = (time: number) =>
      answeredStep(on, regular, { request: 180n, oldest: oldestRemembered(time, null) })
    expect(await older(now)).toBeNull()
    expect(await older(now - 22 * dayMs)).not.toBeNull()
  })

  it('a batch of bets looks into the partitions that its keys can be in', async () => {
    const bets = [betOf(regular), betOf(lapsed)]
    const { text, values } = await asked(database, bets)
    const { partitions, scansAll } = await look(text, values)
    expect(partitions).toEqual(['2026_11'])
    expect(scansAll).toBe(false)
  })
})

describe('in a partition that is new', () => {
  it('a batch of bets looks its keys up one by one all the same', async () => {
    const fresh = await cloneDatabase()
    const client = new Client({ connectionString: fresh.connectionString })
    await client.connect()
    const { text, values } = await asked(client, [betOf(regular)])
    await client.query(
      'SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off; ANALYZE',
    )
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values)
    const indexes = nodesIn(rows).flatMap((one) => one['Index Name'] ?? [])
    expect(indexes).toContain('play_step_default_request')
    expect(indexes).not.toContain('play_step_default_pkey')
    await client.end()
    await fresh.drop()
  })
})

async function asked(on: Queryable, bets: readonly StepRow[]) {
  const { rows } = await on.query(`SELECT 'play_asked'::regtype::oid AS asked, 0 AS pot`)
  const [oids] = z.tuple([z.object({ asked: z.number(), pot: z.number() })]).parse(rows)
  const houses = { USD: accountId(129), CREDIT: accountId(130) }
  const { text, values } = batchQuery(bets, { houses, oids })
  return { text, values: [...values] }
}

const betOf = (player: PlayerId): StepRow => ({
  player,
  pocket: accountId(65 + 64 * player),
  version: 1n,
  taken: 10,
  given: 0,
  roundId: smallestUuidV7(now),
  stake: 10,
  mode: null,
  payout: 0,
  facts: 1n,
  request: 9n,
  bodyHash: 1n,
  at: now,
  definition: 1,
  stream: 1,
  nonce: 1800,
  words: 1,
  sequence: 0,
  choice: null,
  data: null,
  raised: null,
  pot: null,
  finished: true,
  action: 'bet',
  events: Buffer.of(),
  state: null,
  actions: null,
  settled: null,
  receipt: Buffer.alloc(32),
})
