import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { uuidV7 } from '../ids.ts'
import { rowsOf } from '../rows.ts'
import { cloneDatabase, type TestDatabase } from '../test-database.ts'
import { keepPartitions } from './keep-partitions.ts'
import { partitionFacts } from './partition-facts.ts'

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await cloneDatabase()
  database = open()
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

const open = () =>
  openDatabase({
    connectionString: test.connectionString,
    poolSize: 6,
    onFault: () => undefined,
  })

const now = Date.parse('2026-11-21T12:00:00Z')
const atOnce = { now, mostMoved: 1_000_000 }
let tables = 0

/** A table of its own: rows may not be changed, removed or emptied. */
async function scratch(key: 'uuid' | 'timestamptz', period: string): Promise<string> {
  const name = `scratch_${++tables}`
  await database.query(`
    CREATE TABLE ${name} (key ${key} PRIMARY KEY, note text NOT NULL DEFAULT 'kept') PARTITION BY RANGE (key);
    CREATE INDEX ON ${name} (note);
    CREATE TRIGGER stays BEFORE UPDATE OR DELETE ON ${name} FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
    CREATE TRIGGER is_not_emptied BEFORE TRUNCATE ON ${name} FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
    SELECT platform_partition_by('${name}', '${period}', false);
    CREATE UNIQUE INDEX ON ${name}_default (key, note)`)
  return name
}

const insert = (table: string, ...times: string[]) =>
  database.query(`INSERT INTO ${table} (key) SELECT unnest($1::uuid[])`, [
    times.map((time) => uuidV7(Date.parse(time))),
  ])

const partitionsOf = async (table: string) =>
  (
    await rowsOf<{ partition: string; begins: Date; ends: Date }>(
      database,
      'SELECT partition, begins, ends FROM platform_partition WHERE parent = $1 ORDER BY begins',
      [table],
    )
  ).map(({ partition, begins, ends }) => [
    partition.replace(`${table}_`, ''),
    begins.toISOString(),
    ends.toISOString(),
  ])

const rowsByPartition = async (table: string) =>
  Object.fromEntries(
    (
      await rowsOf<{ part: string; rows: number }>(
        database,
        `SELECT tableoid::regclass::text AS part, count(*)::int AS rows FROM ${table} GROUP BY 1`,
      )
    ).map(({ part, rows }) => [part.replace(`${table}_`, ''), rows]),
  )

const factsOf = async (table: string) =>
  (await partitionFacts(database)).find((facts) => facts.table === table)

describe('partitions', () => {
  it('are made for the month before, this one and the next two, once', async () => {
    const table = await scratch('uuid', 'month')
    const made = await keepPartitions(database, atOnce)
    expect(made.filter((one) => one.table === table)).toHaveLength(4)
    expect(await partitionsOf(table)).toEqual([
      ['2026_10', '2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
      ['2026_11', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
      ['2026_12', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
      ['2027_01', '2027-01-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z'],
    ])
    expect(await keepPartitions(database, atOnce)).toEqual([])
  })

  it('may be days and weeks, on a time instead of an id', async () => {
    const [days, weeks] = [await scratch('timestamptz', 'day'), await scratch('uuid', 'week')]
    await keepPartitions(database, atOnce)
    expect((await partitionsOf(days))[1]).toEqual([
      '2026_11_21',
      '2026-11-21T00:00:00.000Z',
      '2026-11-22T00:00:00.000Z',
    ])
    expect((await partitionsOf(weeks))[1]).toEqual([
      '2026_11_16',
      '2026-11-16T00:00:00.000Z',
      '2026-11-23T00:00:00.000Z',
    ])
  })

  it('take exactly the ids of their period', async () => {
    const table = await scratch('uuid', 'month')
    await keepPartitions(database, atOnce)
    await insert(
      table,
      '2026-11-01T00:00:00.000Z',
      '2026-11-30T23:59:59.999Z',
      '2026-12-01T00:00:00.000Z',
    )
    expect(await rowsByPartition(table)).toEqual({ '2026_11': 2, '2026_12': 1 })
  })

  it('have the indexes of the whole table and those of the default partition', async () => {
    const table = await scratch('uuid', 'month')
    await keepPartitions(database, atOnce)
    const indexes = await rowsOf<{ is_unique: boolean; columns: number; of_all: boolean }>(
      database,
      `SELECT pg_get_indexdef(index.indexrelid) ~ 'UNIQUE' AS is_unique, index.indnatts::int AS columns,
         index.indexrelid IN (SELECT inhrelid FROM pg_inherits) AS of_all
       FROM pg_index AS index WHERE index.indrelid = $1::regclass ORDER BY 1, 2`,
      [`${table}_2026_12`],
    )
    expect(indexes).toEqual([
      { is_unique: false, columns: 1, of_all: true },
      { is_unique: true, columns: 1, of_all: true },
      { is_unique: true, columns: 2, of_all: false },
    ])
  })

  it('are made for rows that found none, which then move there', async () => {
    const table = await scratch('uuid', 'month')
    await keepPartitions(database, atOnce)
    await insert(table, '2026-08-02T00:00:00Z', '2026-08-30T00:00:00Z', '2027-06-05T00:00:00Z')
    expect(await rowsByPartition(table)).toEqual({ default: 3 })
    expect(await factsOf(table)).toMatchObject({ partitions: 4, rowsInDefault: 3 })
    expect(await keepPartitions(database, atOnce)).toEqual([
      { table, begins: new Date('2026-08-01T00:00:00Z'), moved: 2 },
      { table, begins: new Date('2027-06-01T00:00:00Z'), moved: 1 },
    ])
    expect(await rowsByPartition(table)).toEqual({ '2026_08': 2, '2027_06': 1 })
    expect(await factsOf(table)).toMatchObject({ partitions: 6, rowsInDefault: 0 })
  })

  it('are not made for times that cannot be right, nor for more rows than may move in play', async () => {
    const table = await scratch('uuid', 'month')
    await keepPartitions(database, atOnce)
    await insert(table, '2124-01-01T00:00:00Z', '2026-08-02T00:00:00Z', '2026-08-03T00:00:00Z')
    expect(await keepPartitions(database, { now, mostMoved: 1 })).toEqual([])
    expect(await factsOf(table)).toMatchObject({ rowsInDefault: 3 })
  })

  it('keep their rows as the whole table does, also after rows moved', async () => {
    const table = await scratch('uuid', 'month')
    await insert(table, '2026-11-02T00:00:00Z', '2124-01-01T00:00:00Z')
    await keepPartitions(database, atOnce)
    for (const part of [table, `${table}_2026_11`, `${table}_default`]) {
      for (const change of [
        `UPDATE ${part} SET note = 'other'`,
        `DELETE FROM ${part}`,
        `TRUNCATE ${part}`,
      ])
        await expect(database.query(change), change).rejects.toThrow(/refused/)
    }
  })

  it('are made once when several nodes begin together, while others write', async () => {
    const table = await scratch('uuid', 'month')
    let writing = true
    const writer = (async () => {
      for (let written = 0; ; written++) {
        await insert(table, '2026-11-02T00:00:00Z')
        if (!writing) return written + 1
      }
    })()
    const nodes = [open(), open(), open()]
    const made = await Promise.all(nodes.map((node) => keepPartitions(node, atOnce)))
    expect(made.flat().filter((one) => one.table === table)).toHaveLength(4)
    writing = false
    const written = await writer
    await keepPartitions(database, atOnce)
    expect(await rowsByPartition(table)).toEqual({ '2026_11': written })
    await Promise.all(nodes.map((node) => node.end()))
  })
})
