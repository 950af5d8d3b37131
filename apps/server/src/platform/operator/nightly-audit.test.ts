import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PooledDatabase, openDatabase } from '../database.ts'
import { rowsOf } from '../rows.ts'
import { cloneDatabase, type TestDatabase } from '../test-database.ts'
import { type Audit, auditBooks, keepRun, lastRun, mayAudit } from './audit-books.ts'
import { createNightlyAudit, lastDue } from './nightly-audit.ts'

let test: TestDatabase
let database: PooledDatabase
beforeAll(async () => {
  test = await cloneDatabase()
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 3,
    onFault: () => undefined,
  })
})
afterAll(async () => {
  await database.end()
  await test.drop()
})
beforeEach(() => database.query('TRUNCATE platform_audit'))

const log = pino({ level: 'silent' })
const fine: Audit = async (_on, heard) => {
  heard({ promise: 'all is well', broken: false, ms: 1 })
  return []
}
const at = (time: string): number => Date.parse(`2026-03-10T${time}:00Z`)

/** An audit that is due at four, on a clock that tests set. */
function nightly(audit: Audit, openedAt: number) {
  const time = { now: openedAt }
  const clock = { now: () => time.now }
  return {
    time,
    audit: createNightlyAudit({
      database,
      clock,
      log,
      audit,
      minute: 4 * 60,
    }),
  }
}

describe('an audit is due', () => {
  it.each([
    ['04:00', '2026-03-10T04:00:00.000Z'],
    ['23:59', '2026-03-10T04:00:00.000Z'],
    ['03:59', '2026-03-09T04:00:00.000Z'],
  ])('at %s since %s', (now, due) => {
    expect(new Date(lastDue(at(now), 240)).toISOString()).toBe(due)
  })

  it('once a night, and for the first time in the first night', async () => {
    const { time, audit } = nightly(fine, at('03:00'))
    expect(await audit.look()).toBe(false)
    time.now = at('04:01')
    expect(await audit.look()).toBe(true)
    expect(await lastRun(database)).toMatchObject({ promises: 1, broken: [] })
    // The run is stamped by the machine's clock, which lies after the test's.
    expect(await audit.look()).toBe(false)
  })

  it('when the house was closed at its time', async () => {
    const before = new Date(at('04:00') - 86_400_000)
    await keepRun(database, { begunAt: before, endedAt: before, promises: 1, broken: [] })
    const { audit } = nightly(fine, at('09:00'))
    expect(await audit.look()).toBe(true)
  })
})

describe('an audit', () => {
  it('is done by one node at a time', async () => {
    let done: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => (done = resolve))
    let begun: () => void = () => undefined
    const under = new Promise<void>((resolve) => (begun = resolve))
    const slow: Audit = async () => {
      begun()
      await waiting
      return []
    }
    const [one, other] = [nightly(slow, at('03:00')), nightly(fine, at('03:00'))]
    one.time.now = other.time.now = at('05:00')
    const running = one.audit.look()
    await under
    expect(await other.audit.look()).toBe(false)
    done()
    expect(await running).toBe(true)
  })

  it('keeps what it found broken', async () => {
    const { time, audit } = nightly(async () => ['broken: no player is below zero'], at('03:00'))
    time.now = at('04:00')
    await audit.look()
    expect((await lastRun(database))?.broken).toEqual(['broken: no player is below zero'])
  })

  it('sees one moment, and can write nothing', async () => {
    await database.query('CREATE TABLE seen (value int)')
    const client = await database.connect()
    const counts: number[] = []
    await auditBooks(client, async (on) => {
      for (let times = 0; times < 2; times++) {
        const [row] = await rowsOf<{ count: number }>(on, 'SELECT count(*)::int FROM seen')
        counts.push(row?.count ?? -1)
        await database.query('INSERT INTO seen VALUES (1)')
      }
      await expect(on.query('INSERT INTO seen VALUES (2)')).rejects.toThrow(/read-only transaction/)
      return []
    })
    await client.end()
    expect(counts).toEqual([0, 0])
  })

  it('ends when the house closes', async () => {
    let begun: () => void = () => undefined
    const under = new Promise<void>((resolve) => (begun = resolve))
    const endless: Audit = async (on) => {
      begun()
      await on.query('SELECT pg_sleep(600)')
      return []
    }
    const { time, audit } = nightly(endless, at('03:00'))
    time.now = at('04:00')
    const looking = audit.look().then(
      () => 'finished',
      () => 'cut',
    )
    await under
    await audit.stop()
    expect(await looking).toBe('cut')
    const client = await database.connect()
    await expect.poll(() => mayAudit(client), { timeout: 10_000 }).toBe(true)
    await client.end()
  })
})
