import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { askedColumns } from './asked-row.ts'
import { column, rowArray } from './row-array.ts'

let test: TestDatabase
let database: Database
let rowOid: number
beforeAll(async () => {
  test = await cloneDatabase()
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 1,
    onFault: () => undefined,
  })
  await database.query(`
    CREATE TYPE sample AS (a bool, b bytea, c int8, d int8, e int2, f int4, g text, h json, i timestamptz, j uuid)`)
  rowOid = await oidOf('sample')
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

async function oidOf(type: string): Promise<number> {
  const [row] = await rowsOf<{ oid: number }>(database, 'SELECT $1::regtype::oid AS oid', [type])
  return row?.oid ?? 0
}

interface Sample {
  readonly a: boolean
  readonly b: Uint8Array
  readonly c: number
  readonly d: bigint
  readonly e: number | null
  readonly f: number
  readonly g: string | null
  readonly h: string | null
  readonly i: number
  readonly j: string
}

const columns = [
  column('a', 'bool', (row: Sample) => row.a),
  column('b', 'bytea', (row: Sample) => row.b),
  column('c', 'int8', (row: Sample) => row.c),
  column('d', 'int8', (row: Sample) => row.d),
  column('e', 'int2', (row: Sample) => row.e),
  column('f', 'int4', (row: Sample) => row.f),
  column('g', 'text', (row: Sample) => row.g),
  column('h', 'json', (row: Sample) => row.h),
  column('i', 'timestamptz', (row: Sample) => row.i),
  column('j', 'uuid', (row: Sample) => row.j),
]

/** What PostgreSQL understood. */
const understood = (rows: readonly Sample[]): Promise<unknown[]> =>
  rowsOf(
    database,
    `SELECT a, b, c, d, e, f, g, h::text AS h, (extract(epoch FROM i) * 1000)::float8 AS i, j
     FROM unnest($1::sample[]) WITH ORDINALITY AS row (a, b, c, d, e, f, g, h, i, j, ord) ORDER BY ord`,
    [rowArray(rows, columns, rowOid)],
  )

const anyText = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'))
const sample: fc.Arbitrary<Sample> = fc.record({
  a: fc.boolean(),
  b: fc.uint8Array({ maxLength: 200 }),
  c: fc.maxSafeInteger(),
  d: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  e: fc.option(fc.integer({ min: -32_768, max: 32_767 })),
  f: fc.integer(),
  g: fc.option(anyText),
  h: fc.option(fc.json()),
  i: fc.integer({ min: 0, max: 4_000_000_000_000 }),
  j: fc.uuid(),
})

const asRead = (row: Sample) => ({ ...row, b: Buffer.from(row.b), c: BigInt(row.c) })

describe('an array of rows is understood by PostgreSQL as it was meant', () => {
  it('whatever the values', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sample), async (rows) => {
        expect(await understood(rows)).toEqual(rows.map(asRead))
      }),
      { numRuns: 100 },
    )
  })

  it('when it is larger than a first guess', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => ({
      a: true,
      b: Buffer.alloc(index % 300, index),
      c: -index,
      d: BigInt(index),
      e: null,
      f: index,
      g: 'ü𝄞'.repeat(index % 90),
      h: null,
      i: index,
      j: uuidV7(index),
    }))
    expect(await understood(rows)).toEqual(rows.map(asRead))
  })
})

it('the columns of a step are those of the type it is sent as', async () => {
  const rows = await rowsOf<{ name: string; type: string }>(
    database,
    `SELECT attname AS name, typname AS type FROM pg_attribute JOIN pg_type ON pg_type.oid = atttypid
     WHERE attrelid = 'play_asked'::regclass ORDER BY attnum`,
  )
  expect(askedColumns.map(({ name, type }) => ({ name, type }))).toEqual(rows)
})
