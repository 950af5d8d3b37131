import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { uuidV7 } from '../ids.ts'
import { rowsOf } from '../rows.ts'
import { cloneDatabase, type TestDatabase } from '../test-database.ts'
import { type Archived, archive } from './archive.ts'
import type { Carrier } from './carrier.ts'
import { keepPartitions } from './keep-partitions.ts'

let test: TestDatabase
let database: Database
let folder: string
const folders: string[] = []
beforeEach(async () => {
  test = await cloneDatabase()
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 6,
    onFault: () => undefined,
  })
  folder = await mkdtemp(join(inject('scratchFolder'), 'archive-'))
  folders.push(folder)
  await database.query(`
    CREATE TABLE scratch (id uuid PRIMARY KEY, note text, amount bigint) PARTITION BY RANGE (id);
    CREATE TRIGGER stays BEFORE UPDATE OR DELETE ON scratch FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
    CREATE TRIGGER is_not_emptied BEFORE TRUNCATE ON scratch FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
    SELECT platform_partition_by('scratch', 'month', true);
    CREATE TABLE scratch_carried (amount numeric)`)
})
afterEach(async () => {
  await database.end()
  await test.drop()
})
afterAll(() => Promise.all(folders.map((one) => rm(one, { recursive: true }))))

const now = Date.parse('2026-11-21T12:00:00Z')
const [august, september, october] = ['2026-08-10', '2026-09-10', '2026-10-10'].map((day) =>
  Date.parse(day),
)

/** So many rows in each of the three months before November, each worth 2^60. */
async function fill(rowsEach = 3): Promise<void> {
  const ids = [august, september, october].flatMap((at) =>
    Array.from({ length: rowsEach }, () => uuidV7(at ?? 0)),
  )
  await database.query(
    `INSERT INTO scratch SELECT id, E'line\\n"quoted"', 1152921504606846976 FROM unnest($1::uuid[]) AS id`,
    [ids],
  )
  await keepPartitions(database, { now, mostMoved: 1000 })
}

/** Carries the sum of what goes. */
const sums: Carrier = {
  staysBecause: () => Promise.resolve(null),
  carry: async (tx, before) => {
    await tx.query(
      'INSERT INTO scratch_carried SELECT sum(amount) FROM scratch WHERE id < $1 HAVING count(*) > 0',
      [before.id],
    )
  },
}

const run = (carriers: readonly Carrier[] = [sums], keepMonths = 2): Promise<Archived> =>
  archive({ database, folder, carriers, now, keepMonths })

const one = async <Row extends object>(statement: string): Promise<Row | undefined> =>
  (await rowsOf<Row>(database, statement))[0]

const provable = `
  SELECT (SELECT coalesce(sum(amount), 0) FROM scratch) + (SELECT coalesce(sum(amount), 0) FROM scratch_carried) AS total`

describe('archiving', () => {
  it('takes out what is older than the months to keep, and carries its sums forward', async () => {
    await fill()
    const before = await one<{ total: string }>(provable)
    const { stored, staysBecause } = await run()
    expect(stored.map(({ partition }) => partition)).toEqual(['scratch_2026_08'])
    expect(staysBecause).toEqual([])
    expect(await one('SELECT count(*)::int AS rows FROM scratch')).toEqual({ rows: 6 })
    expect(await one(provable)).toEqual(before)
    expect((await run()).stored).toEqual([])
  })

  it('leaves a file that holds every row, with what it adds up to', async () => {
    await fill()
    const rows = await rowsOf<{ id: string }>(database, 'SELECT * FROM scratch_2026_08 ORDER BY id')
    const { stored } = await run()
    const file = join(folder, 'scratch_2026_08.ndjson.gz')
    const text = gunzipSync(await readFile(file)).toString()
    const restored = await rowsOf(
      database,
      `SELECT row.* FROM regexp_split_to_table($1, E'\\n') AS line,
         json_populate_record(NULL::scratch, line::json) AS row WHERE line <> '' ORDER BY row.id`,
      [text],
    )
    expect(restored).toEqual(rows)
    expect(JSON.parse(await readFile(`${file}.json`, 'utf8'))).toMatchObject({
      table: 'scratch',
      partition: 'scratch_2026_08',
      begins: '2026-08-01T00:00:00.000Z',
      ends: '2026-09-01T00:00:00.000Z',
      rows: 3,
      firstKey: rows[0]?.id,
      lastKey: rows[2]?.id,
      sha256: stored[0]?.sha256,
    })
  })

  it('moves the table to the archive, where its rows stay as they are until somebody drops it', async () => {
    await fill()
    await run()
    for (const change of [
      'UPDATE archive.scratch_2026_08 SET amount = 0',
      'DELETE FROM archive.scratch_2026_08',
      'TRUNCATE archive.scratch_2026_08',
    ])
      await expect(database.query(change), change).rejects.toThrow(/refused/)
    await database.query('DROP TABLE archive.scratch_2026_08')
    expect((await run()).stored).toEqual([])
  })

  it('makes no partition again that was archived: what comes for it stays in the default one', async () => {
    await fill()
    await run()
    await database.query('INSERT INTO scratch VALUES ($1)', [uuidV7(august ?? 0)])
    expect(await keepPartitions(database, { now, mostMoved: 1000 })).toEqual([])
  })

  it('keeps a period, and those after it, while a module has a reason', async () => {
    await fill()
    const reluctant: Carrier = { ...sums, staysBecause: async () => 'a round is open' }
    expect(await run([sums, reluctant], 0)).toEqual({
      stored: [],
      staysBecause: ['a round is open'],
    })
    expect(await one('SELECT count(*)::int AS rows FROM scratch')).toEqual({ rows: 9 })
    expect(await one('SELECT count(*)::int AS carried FROM scratch_carried')).toEqual({
      carried: 0,
    })
  })

  it('keeps a period while rows as old wait in the default partition', async () => {
    await fill()
    await database.query('INSERT INTO scratch VALUES ($1)', [uuidV7(Date.parse('2010-01-01'))])
    expect((await run()).staysBecause).toEqual([
      '1 rows as old wait in the default partition of scratch',
    ])
  })

  it('takes nothing out when the sums cannot be written', async () => {
    await fill()
    const failing: Carrier = {
      ...sums,
      carry: () => Promise.reject(new Error('the sums do not fit')),
    }
    await expect(run([sums, failing])).rejects.toThrow('the sums do not fit')
    expect(await one('SELECT count(*)::int AS rows FROM scratch')).toEqual({ rows: 9 })
    expect(await one('SELECT count(*)::int AS carried FROM scratch_carried')).toEqual({
      carried: 0,
    })
  })

  it('goes on with a partition that was taken out and not stored', async () => {
    await fill()
    await writeFile(join(folder, 'in-the-way'), '')
    const nowhere = join(folder, 'in-the-way', 'archive')
    const needs = { database, carriers: [sums], now, keepMonths: 2 }
    await expect(archive({ ...needs, folder: nowhere })).rejects.toThrow(/ENOTDIR/)
    expect(await one('SELECT count(*)::int AS rows FROM scratch_2026_08')).toEqual({ rows: 3 })
    expect((await run()).stored.map(({ rows }) => rows)).toEqual([3])
    expect(await one('SELECT count(*)::int AS carried FROM scratch_carried')).toEqual({
      carried: 1,
    })
  })

  it('happens once when several nodes begin together, while others write', async () => {
    await fill()
    let writing = true
    const writer = (async () => {
      for (let written = 0; ; written++) {
        await database.query('INSERT INTO scratch VALUES ($1)', [uuidV7(now)])
        if (!writing) return written + 1
      }
    })()
    const runs = await Promise.all([run(), run(), run()])
    writing = false
    const written = await writer
    await run()
    expect(runs.flatMap(({ stored }) => stored).length).toBeLessThanOrEqual(1)
    expect(await one('SELECT count(*)::int AS carried FROM scratch_carried')).toEqual({
      carried: 1,
    })
    expect(await one('SELECT count(*)::int AS rows FROM scratch')).toEqual({ rows: 6 + written })
    expect(await one('SELECT count(*)::int AS rows FROM archive.scratch_2026_08')).toEqual({
      rows: 3,
    })
  })
})
