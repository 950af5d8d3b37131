import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { createLog } from '../log.ts'
import { rowsOf } from '../rows.ts'
import { cloneDatabase, type TestDatabase } from '../test-database.ts'
import { doJob, type Job } from './job.ts'
import { jobNews } from './job-news.ts'

const patience = { timeout: 30_000, interval: 20 }
const hour = 3_600_000
const log = createLog('silent', process.stdout)

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await cloneDatabase()
  const { connectionString } = test
  database = openDatabase({ connectionString, poolSize: 6, onFault: () => undefined })
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

/** A job that counts its turns. */
function counting(name: string, everyMs: number, fails = false) {
  const turns: string[] = []
  const begin = (node: string) => {
    const job: Job = {
      name,
      where: 'oneNode',
      everyMs,
      work: async () => {
        turns.push(node)
        if (fails) throw new Error('this work always fails')
      },
    }
    const running = doJob({ database, log, node }, job)
    onTestFinished(running.stop)
    return { job, stop: running.stop }
  }
  return { turns, begin }
}

const row = async (name: string) => {
  const [found] = await rowsOf<{ failures: number; done: boolean; in: number }>(
    database,
    `SELECT failures, done_at IS NOT NULL AS done, extract(epoch FROM due_at - clock_timestamp())::float8 AS in
     FROM platform_job WHERE name = $1`,
    [name],
  )
  return found
}

it('a job begins with a turn, and a start of the house is none', async () => {
  const { turns, begin } = counting('hourly', hour)
  const first = begin('a')
  await vi.waitFor(async () => expect(await row('hourly')).toBeDefined(), patience)
  await first.stop()
  expect(await row('hourly')).toMatchObject({ failures: 0, done: true })
  expect((await row('hourly'))?.in).toBeGreaterThan(3_500)
  const second = begin('b')
  await vi.waitFor(
    async () =>
      expect(
        await rowsOf(database, `SELECT FROM lease WHERE name = 'hourly' AND holder = 'b'`),
      ).toHaveLength(1),
    patience,
  )
  await database.query('SELECT pg_sleep(0.3)')
  await second.stop()
  expect(turns).toEqual(['a'])
})

it('whose turn came while the house was closed begins with it', async () => {
  const { turns, begin } = counting('late', hour)
  await database.query(
    `INSERT INTO platform_job (name, due_at, done_at, failures)
     VALUES ('late', now() - interval '1 minute', now() - interval '61 minutes', 0)`,
  )
  begin('a')
  await vi.waitFor(() => expect(turns).toEqual(['a']), patience)
})

it('that was cut short is not over: the next node begins it anew', async () => {
  const name = 'cut short'
  await database.query(
    `INSERT INTO lease (name, holder, fence, taken_at, held_until)
     VALUES ($1, 'dead', 1, now() - interval '1 hour', now() - interval '1 minute')`,
    [name],
  )
  const { turns, begin } = counting(name, hour)
  begin('next')
  await vi.waitFor(() => expect(turns).toEqual(['next']), patience)
})

it('that fails again and again is told the operator, and no more once it went well', async () => {
  const { turns, begin } = counting('failing', 20, true)
  const { job, stop } = begin('a')
  const news = jobNews(database, [job])
  await vi.waitFor(
    async () =>
      expect(await news.concerns()).toEqual([expect.stringContaining('“failing” failed')]),
    patience,
  )
  await stop()
  expect(turns.length).toBeGreaterThan(2)
  expect(await row('failing')).toMatchObject({ done: false })
  const { begin: beginWell } = counting('failing', 20)
  beginWell('b')
  await vi.waitFor(async () => expect(await news.concerns()).toEqual([]), patience)
})
