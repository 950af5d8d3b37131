import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { cloneDatabase } from '#platform/test-database'
import { auditDays } from './audit-days.ts'
import { countRecentDays } from './count-day.ts'
import { dayMs, dayOf, timeOfDay } from './utc-day.ts'

const hourMs = 3_600_000
const { from: begun } = timeOfDay('2026-11-01')

let database: Database
beforeEach(async () => {
  const test = await cloneDatabase({ forgetful: true })
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 2,
    onFault: () => undefined,
  })
  onTestFinished(async () => {
    await database.end()
    await test.drop()
  })
})

/** When each day was counted last. */
async function countedAt(): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<{ day: string; at: Date }>(
    database,
    'SELECT day::text, counted_at AS at FROM backoffice_day ORDER BY day',
  )
  return new Map(rows.map(({ day, at }) => [day, at.getTime()]))
}

const toldAt = (now: number) => auditDays(database, () => undefined, now)
const sentence = (day: string) =>
  `broken in the reports: ${day} is over and was not counted to its end.`

it('a day is counted again after its end until nothing more can come of it, and then left alone', async () => {
  const end = begun + dayMs
  for (const [now, counted] of [
    [end - hourMs, end - hourMs],
    [end + hourMs, end + hourMs],
    [end + 2 * hourMs, end + 2 * hourMs],
    [end + 3 * hourMs, end + 2 * hourMs],
  ] as const) {
    await countRecentDays(database, now)
    expect((await countedAt()).get('2026-11-01')).toBe(counted)
  }
})

it('a house that is new counts the day that has just ended, and none before', async () => {
  await countRecentDays(database, begun + hourMs)
  expect([...(await countedAt()).keys()]).toEqual(['2026-10-31', '2026-11-01'])
})

it('days that were counted in part or not at all, because nobody was there, are counted later', async () => {
  await countRecentDays(database, begun + 23 * hourMs)
  const back = begun + 4 * dayMs + 12 * hourMs
  expect(await toldAt(back)).toEqual(
    ['2026-11-03', '2026-11-02', '2026-11-01'].map((day) => sentence(day)),
  )
  await countRecentDays(database, back)
  const counted = await countedAt()
  expect([...counted.keys()]).toEqual([0, 1, 2, 3, 4].map((days) => dayOf(begun + days * dayMs)))
  expect([...counted.values()]).toEqual(Array.from({ length: 5 }, () => back))
  expect(await toldAt(back)).toEqual([])
})

it('after a long silence it counts some of the days in each turn, until none is missing', async () => {
  await countRecentDays(database, begun + 12 * hourMs)
  const back = begun + 20 * dayMs + 12 * hourMs
  const known = []
  for (let turn = 0; turn < 3; turn++) {
    await countRecentDays(database, back)
    known.push((await countedAt()).size)
  }
  expect(known).toEqual([9, 16, 21])
  expect(await toldAt(back)).toEqual([])
})

it('the audit leaves a day time to be finished', async () => {
  await countRecentDays(database, begun + 12 * hourMs)
  const end = begun + dayMs
  expect(await toldAt(end + 29 * hourMs)).toEqual([])
  expect(await toldAt(end + 31 * hourMs)).toEqual([sentence('2026-11-01')])
})
