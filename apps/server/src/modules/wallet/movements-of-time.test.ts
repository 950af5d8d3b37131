import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type PooledDatabase } from '#platform/database'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { rowsOf } from '#platform/rows'
import { playerId, uuidV7 } from '#platform/ids'
import { openPurse } from './open-purse.ts'
import { type MovementPlace, movementsOfTime } from './store/movements-of-time.ts'

const dayMs = 24 * 3_600_000
let test: TestDatabase
let database: PooledDatabase
let from: number
beforeAll(async () => {
  test = await cloneDatabase({ forgetful: true })
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 2,
    onFault: () => undefined,
  })
  // Each gets play money once, now.
  const [clock] = await rowsOf<{ now: number }>(
    database,
    'SELECT extract(epoch FROM now())::float8 * 1000 AS now',
  )
  from = Math.floor(clock?.now ?? 0) - dayMs / 2
  for (let player = 1; player <= 25; player++)
    await database.transaction((tx) =>
      openPurse(tx, {
        player: playerId(player),
        userType: 2,
        grantId: uuidV7(from + player),
      }),
    )
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

const page = (before: MovementPlace | null, limit: number) =>
  movementsOfTime(database, {
    from,
    to: from + dayMs,
    reason: 'welcomeCredits',
    money: 'play',
    before,
    limit,
  })

it.each([1, 4, 25, 30])('pages of %d tell each movement once, the newest first', async (limit) => {
  const seen: { readonly id: string; readonly at: Date; readonly player: number }[] = []
  let before: MovementPlace | null = null
  for (;;) {
    const rows = await page(before, limit)
    seen.push(...rows)
    const last = rows.at(-1)
    if (last === undefined || rows.length < limit) break
    before = { at: last.at.getTime(), id: last.id, leg: last.leg }
  }
  expect(new Set(seen.map(({ player }) => player)).size).toBe(25)
  expect(seen).toHaveLength(25)
  const times = seen.map(({ at }) => at.getTime())
  expect(times).toEqual(times.toSorted((one, other) => other - one))
})

it('nothing of another day or reason', async () => {
  const asked = { reason: 'welcomeCredits', money: 'play', before: null, limit: 100 } as const
  expect(await movementsOfTime(database, { ...asked, from: from - dayMs, to: from })).toEqual([])
  const other = { ...asked, money: 'real' } as const
  expect(await movementsOfTime(database, { ...other, from, to: from + dayMs })).toEqual([])
})
