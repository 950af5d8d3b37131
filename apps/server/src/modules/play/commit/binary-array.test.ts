import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import {
  bigintArray,
  boolArray,
  bytesArray,
  int2Array,
  int4Array,
  int8Array,
  textArray,
  timeArray,
  uuidArray,
} from './binary-array.ts'

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await cloneDatabase()
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 1,
    onFault: () => undefined,
  })
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

/** What PostgreSQL understood, element by element, as JSON would show it. */
const understood = async (bytes: Buffer, type: string): Promise<unknown> => {
  const { rows } = await database.query(
    `SELECT coalesce(json_agg(element), '[]') AS elements FROM unnest($1::${type}[]) AS element`,
    [bytes],
  )
  return rows
}
const itself = <Value>(value: Value): Value => value
const elements = (values: readonly unknown[]) => [{ elements: values }]

describe('a binary array is understood by PostgreSQL as it was meant', () => {
  it('of 64-bit numbers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.maxSafeInteger()), async (values) => {
        expect(await understood(int8Array(values, itself), 'int8')).toEqual(elements(values))
      }),
      { numRuns: 30 },
    )
  })

  it('of the smallest and largest 64-bit numbers', async () => {
    const values = [-(2n ** 63n), -1n, 0n, 1n, 2n ** 63n - 1n]
    const { rows } = await database.query('SELECT $1::int8[] = $2::int8[] AS same', [
      bigintArray(values, itself),
      values,
    ])
    expect(rows).toEqual([{ same: true }])
  })

  it('of 32-bit and 16-bit numbers, with nulls', async () => {
    expect(await understood(int4Array([0, -5, 2 ** 31 - 1], itself), 'int4')).toEqual(
      elements([0, -5, 2 ** 31 - 1]),
    )
    expect(await understood(int2Array([null, 3, -32_768, null], itself), 'int2')).toEqual(
      elements([null, 3, -32_768, null]),
    )
  })

  it('of booleans', async () => {
    expect(await understood(boolArray([true, false], itself), 'bool')).toEqual(
      elements([true, false]),
    )
  })

  it('of bytes', async () => {
    const values = [Buffer.from([0, 1, 255]), Buffer.alloc(0)]
    expect(await understood(bytesArray(values, itself), 'bytea')).toEqual(
      elements(['\\x0001ff', '\\x']),
    )
  })

  it('of ids', async () => {
    const ids = [uuidV7(1), uuidV7(1_800_000_000_000)]
    expect(await understood(uuidArray(ids, itself), 'uuid')).toEqual(elements(ids))
  })

  it('of times, to the millisecond', async () => {
    const times = [0, 946_684_800_000, 1_800_000_000_123]
    const { rows } = await database.query(
      'SELECT array_agg((extract(epoch FROM at) * 1000)::float8) AS ms FROM unnest($1::timestamptz[]) AS at',
      [timeArray(times, itself)],
    )
    expect(rows).toEqual([{ ms: times }])
  })

  it('of texts and JSON of any script, with nulls', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.option(fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')))),
        async (values) => {
          expect(await understood(textArray(values, itself, 'text'), 'text')).toEqual(
            elements(values),
          )
        },
      ),
      { numRuns: 30 },
    )
    const json = ['{"a":[1]}', null]
    expect(await understood(textArray(json, itself, 'json'), 'json')).toEqual(
      elements([{ a: [1] }, null]),
    )
  })
})
