import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { rowsOf } from '../platform/rows.ts'
import { signUp, type TestBrowser } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const uri = 'castle-of-horror'
const rounds = 30

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Rows written so far, by table; partitions count with their table. */
async function written(): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<{ name: string; count: number }>(
    server.database,
    `SELECT coalesce(inhparent::regclass::text, relid::regclass::text) AS name, sum(n_tup_ins + n_tup_upd + n_tup_del)::int AS count
     FROM pg_stat_user_tables LEFT JOIN pg_inherits ON inhrelid = relid GROUP BY 1`,
  )
  return new Map(rows.map(({ name, count }) => [name, count]))
}

/** Plays a round to its end. @returns how many steps it took. */
async function playRound(browser: TestBrowser, connection: string, stake: string): Promise<number> {
  let step = await browser.do('play', {
    uri,
    connection,
    stake,
    action: 'bet',
    requestKey: randomUUID(),
  })
  let steps = 1
  for (; !step.round.finished; steps++) {
    const [next] = step.round.actions
    if (!next) throw new Error('an open round offers nothing')
    const data = 'choices' in next ? { data: JSON.stringify({ choice: next.choices[0] }) } : {}
    const move = { uri, connection, stake, action: next.type, requestKey: randomUUID(), ...data }
    step = await browser.do('play', move)
  }
  return steps
}

const docs = readFileSync(join(import.meta.dirname, '../../../../docs/scale.md'), 'utf8')
const [, afterHead = ''] = docs.split('| a bet writes |')
const [table = '', beside = ''] = afterHead.split('\n\n')
/** What docs/scale.md says that a bet writes: each table with what it is spread by. */
const spread: ReadonlyMap<string, string> = new Map(
  [...table.matchAll(/^\| `(\w+)` \| (\S+)/gm)].map(([, name = '', how = '']) => [name, how]),
)
/** What it says that is written beside bets. */
const besideBets = [...beside.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)

it('a bet of a player who plays writes rows of that player, and what docs/scale.md names besides', async () => {
  const { browser } = await signUp(server.url)
  const { game, connection } = await browser.do('openGame', { uri })
  const stake = String(game.betLevels[0])
  // What the first bet makes (seat, stream) is made.
  await playRound(browser, connection, stake)
  const steps = async (): Promise<number> => (await written()).get('play_step') ?? 0
  await expect.poll(steps, { timeout: 30_000 }).toBeGreaterThan(0)
  const before = await written()
  let played = 0
  for (let round = 0; round < rounds; round++) played += await playRound(browser, connection, stake)
  const all = (before.get('play_step') ?? 0) + played
  await expect.poll(steps, { timeout: 30_000 }).toBeGreaterThanOrEqual(all)
  // A table that is written for each bet, not one that a job touches beside it.
  const hot = [...(await written())]
    .filter(([name, count]) => count - (before.get(name) ?? 0) >= rounds / 2)
    .map(([name]) => name)
  expect(hot.filter((name) => !besideBets.includes(name)).toSorted()).toEqual(
    [...spread.keys()].toSorted(),
  )
})

const key = z.object({ name: z.string(), columns: z.array(z.string()) })

it('what is spread by the player has the player in every key, and what is not is what the docs say', async () => {
  const rows = await rowsOf(
    server.database,
    `SELECT relid::regclass::text AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM (SELECT indrelid AS relid, indexrelid, unnest(indkey) AS number FROM pg_index WHERE indisunique) AS keys
       JOIN pg_attribute ON attrelid = relid AND attnum = number
     WHERE relid::regclass::text = ANY($1) GROUP BY relid, indexrelid`,
    [[...spread.keys()]],
  )
  const keys = z.array(key).parse(rows)
  for (const [name, how] of spread) {
    const own = keys.filter((one) => one.name === name)
    const isByPlayer = own.length > 0 && own.every(({ columns }) => columns.includes('player_id'))
    expect([name, isByPlayer]).toEqual([name, how === 'player_id'])
  }
})
