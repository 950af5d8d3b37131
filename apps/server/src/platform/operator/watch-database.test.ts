import { afterAll, beforeAll, expect, it } from 'vitest'
import { inText } from '../metrics/exposition.ts'
import { cloneDatabase, runOn, type TestDatabase } from '../test-database.ts'
import { databaseFamilies } from './fact-families.ts'
import { watchDatabase } from './watch-database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await cloneDatabase()
})
afterAll(() => test.drop())

const consumers = () => [{ name: 'late', topic: 'played' }]

it('knows how late a consumer is by events of its own topic, and what the server tells of itself', async () => {
  await runOn(
    test.connectionString,
    `
    INSERT INTO outbox_consumer SELECT (jsonb_populate_record(NULL::outbox_consumer,
      '{"consumer": "late", "topic": "played", "tx": "0", "id": 0}')).*;
    INSERT INTO outbox_event (topic, payload, created_at) VALUES
      ('other', '[]', now() - interval '1 hour'),
      ('played', '[]', now() - interval '90 s'),
      ('played', '[]', now())`,
  )
  const watch = watchDatabase({ address: () => test.connectionString, consumers })
  const watched = await watch.look()
  await watch.stop()
  if ('away' in watched) throw new Error(watched.away)
  const { facts } = watched
  expect(facts.consumers).toEqual([
    { consumer: 'late', topic: 'played', waitingSeconds: expect.closeTo(90, -1) },
  ])
  expect(facts.settings).toMatchObject({ fsync: 'off' })
  expect(facts.databaseBytes).toBeGreaterThan(1_000_000)
  expect(facts.walBytes).toBeGreaterThan(0)
  expect(watched.audit).toBeNull()
  const text = inText(databaseFamilies(watched))
  expect(text).toContain('fairhouse_database_up 1')
  expect(text).toMatch(
    /fairhouse_outbox_waiting_seconds\{consumer="late",topic="played"\} (8|9|10)\d/,
  )
})

it('asks once however many want to know', async () => {
  const watch = watchDatabase({ address: () => test.connectionString, consumers: () => [] })
  const [one, other] = await Promise.all([watch.look(), watch.look()])
  expect(one).toBe(other)
  await watch.stop()
})

it('says that the database is away, and goes on by itself', async () => {
  const url = new URL(test.connectionString)
  url.port = '1'
  const watch = watchDatabase({ address: () => url.href, consumers: () => [] })
  const watched = await watch.look()
  expect(watched).toHaveProperty('away')
  expect(inText(databaseFamilies(watched))).toContain('fairhouse_database_up 0')
  await watch.stop()
})
