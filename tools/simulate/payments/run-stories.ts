import { auditLedger, codes } from '../../../apps/server/src/modules/ledger/index.ts'
import { type Database, openDatabase } from '../../../apps/server/src/platform/database.ts'
import { rowsOf } from '../../../apps/server/src/platform/rows.ts'
import type { OwnServer } from '../database/own-server.ts'
import { tellStory } from './story.ts'

export interface StoriesPlan {
  /** Seed of the first; the others follow it. */
  readonly first: number
  readonly count: number
  readonly say: (line: string) => void
}

/** Lanes of stories, each on a database of its own: who looks after payments looks after all that are there. */
const lanes = 4
const playersOfStory = 2
const connections = 8

interface Sums {
  steps: number
  deaths: number
  payments: number
  wrong: number
}

/**
 * Tells stories of payments, so many at once as there are lanes, and holds each against what truly happened; at the end the house's accounts against
 * all of them together.
 * @returns whether there was no difference.
 */
export async function runStories(
  server: OwnServer,
  { first, count, say }: StoriesPlan,
): Promise<boolean> {
  const sums: Sums = { steps: 0, deaths: 0, payments: 0, wrong: 0 }
  const seeds = Array.from({ length: count }, (_, story) => first + story).values()
  const lane = (): Promise<string[]> =>
    server.withDatabase(async (connectionString) => {
      const database = openDatabase({
        connectionString,
        poolSize: connections,
        onFault: () => undefined,
      })
      try {
        return await tellAll(database, seeds, { sums, say })
      } finally {
        await database.end()
      }
    })
  const faults = (await Promise.all(Array.from({ length: lanes }, lane))).flat()
  for (const fault of faults) say(`✗ ${fault}`)
  say(
    `${count} stories from seed ${first}: ${sums.steps} steps, ${sums.deaths} deaths, ${sums.payments} payments, ${sums.wrong} stories with differences`,
  )
  return sums.wrong === 0 && faults.length === 0
}

/** @returns what is wrong with the house's accounts after all of them. */
async function tellAll(
  database: Database,
  seeds: Iterable<number>,
  { sums, say }: Pick<StoriesPlan, 'say'> & { readonly sums: Sums },
): Promise<string[]> {
  const outside = new Map<string, bigint>()
  let player = 1
  for (const seed of seeds) {
    const told = await tellStory(database, seed, [player, player + 1])
    player += playersOfStory
    sums.steps += told.steps
    sums.deaths += told.deaths
    sums.payments += told.payments
    for (const [asset, units] of told.outside)
      outside.set(asset, (outside.get(asset) ?? 0n) + units)
    if (told.differences.length === 0) continue
    sums.wrong++
    say(`✗ story ${seed}:\n  ${told.differences.join('\n  ')}`)
  }
  return [...(await auditLedger(database)), ...(await houseFaults(database, outside))]
}

/** What the house says it has outside, against what is there: for each asset what came in less what went out. */
async function houseFaults(
  database: Database,
  outside: ReadonlyMap<string, bigint>,
): Promise<string[]> {
  const rows = await rowsOf<{ asset: number; has: bigint }>(database, standing, [
    codes.housePayments,
  ])
  const assets = { USD: 1, LTC: 17 }
  return Object.entries(assets).flatMap(([asset, number]) => {
    const has = rows.find((row) => row.asset === number)?.has ?? 0n
    const is = outside.get(asset) ?? 0n
    return has === is ? [] : [`the house says it has ${has} of ${asset} outside, and has ${is}`]
  })
}

const standing = `
  SELECT currency::int AS asset, (debits_posted - credits_posted)::bigint AS has
  FROM ledger_account WHERE player_id IS NULL AND code = $1`
