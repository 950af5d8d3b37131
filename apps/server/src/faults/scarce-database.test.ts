import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runOn } from '../platform/test-database.ts'
import { signUp } from '../wire/test-browser.ts'
import { expectNothingLost } from './expect-nothing-lost.ts'
import { openOwnHouse, type OwnHouse } from './own-house.ts'

/** As many as one player may have waiting; more is no person. */
const waitingAtMost = 256

const strangersName = 'a stranger'

let house: OwnHouse
beforeAll(async () => {
  house = await openOwnHouse({ players: 8 })
}, 120_000)
afterAll(() => house.close())

/** Somebody else who uses the database as well. */
async function stranger(): Promise<Client> {
  const client = new Client({
    connectionString: house.postgres.connectionString,
    application_name: strangersName,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Takes every connection that PostgreSQL has left. */
async function takeRest(): Promise<Client[]> {
  const taken: Client[] = []
  for (;;) {
    try {
      taken.push(await stranger())
    } catch (fault) {
      expect(fault).toMatchObject({ code: '53300' })
      return taken
    }
  }
}

/**
 * Takes all connections that PostgreSQL gives, those of the house too: it takes some back at once, and one that ends is
 * not listed any more a moment before its place is free, so only a count of our own says that none is left.
 */
async function takeAll(): Promise<Client[]> {
  const taken = await takeRest()
  const [first] = taken
  if (!first) throw new Error('no connection was left to take')
  const { rows } = await first.query<{ most: number }>(
    `SELECT current_setting('max_connections')::int AS most`,
  )
  while (taken.length < (rows[0]?.most ?? 0)) {
    await first.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND application_name <> $1`,
      [strangersName],
    )
    taken.push(...(await takeRest()))
  }
  return taken
}

/** Stands in the way of whoever needs a table while `work` goes on. */
async function lockTable(table: string, work: () => Promise<void>): Promise<void> {
  const client = await stranger()
  await client.query('BEGIN')
  await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
  try {
    await work()
  } finally {
    await client.end()
  }
}

describe('when the database has too little of something', () => {
  it('connections: others have them all, and calls are put off until they give some back', async () => {
    await house.crowd.hears(50)
    const taken = await takeAll()
    await house.crowd.isPutOff(4)
    await Promise.all(taken.map((client) => client.end()))
    await house.crowd.hears(100)
  }, 120_000)

  it('time: slow statements hold the whole pool, and calls are put off until they end', async () => {
    await lockTable('identity_session', () => house.crowd.isPutOff(4))
    await house.crowd.hears(100)
  }, 120_000)

  it('time for commits: bets are put off and take nothing, until it goes on', async () => {
    const { crowd, postgres } = house
    const steps = 'SELECT count(*)::int AS steps FROM play_step'
    await lockTable('play_step', () => crowd.isPutOff(4))
    await crowd.hears(100)
    const [row] = await runOn<{ steps: number }>(postgres.connectionString, steps)
    const sent = crowd.logs.reduce((sum, { asked }) => sum + asked.length, 0)
    expect(row?.steps).toBeLessThanOrEqual(sent)
  }, 120_000)

  it('room for one who asks too much at once: he is put off at once, and nothing was taken', async () => {
    const { browser, form } = await signUp(house.server.url)
    const { game, connection } = await browser.do('openGame', { uri: 'castle-of-horror' })
    const bet = () =>
      browser.ask('play', {
        uri: 'castle-of-horror',
        connection,
        stake: String(game.betLevels[0]),
        action: 'bet',
        requestKey: randomUUID(),
      })
    const asked: ReturnType<typeof bet>[] = []
    await lockTable('play_step', async () => {
      asked.push(...Array.from({ length: waitingAtMost + 44 }, bet))
      const putOff = await Promise.race(asked)
      expect(putOff.status).toBe(503)
      expect(Number(putOff.headers.get('retry-after'))).toBeGreaterThan(0)
    })
    const answers = await Promise.all(asked)
    const granted = answers.filter(({ body }) => body['status'] === 1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    const [row] = await runOn<{ bets: number }>(
      house.postgres.connectionString,
      `SELECT count(*)::int AS bets FROM play_step JOIN identity_account USING (player_id)
       WHERE login = '${form.login}' AND sequence = 0`,
    )
    expect(row?.bets).toBe(granted.length)
  }, 120_000)

  it('nothing is lost or doubled for it, nobody was left waiting, and no call failed', async () => {
    await house.crowd.goHome()
    expect(house.crowd.attempts).toMatchObject({ faults: [], hung: 0, broken: 0 })
    await expectNothingLost(house.postgres.connectionString, house.crowd.logs)
  }, 120_000)
})
