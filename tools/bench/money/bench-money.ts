import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Title } from '../../../apps/server/src/modules/catalog/index.ts'
import { auditMoney } from '../../../apps/server/src/modules/play/index.ts'
import { startPostgres } from '../../../apps/server/src/platform/embedded-postgres/index.ts'
import { migrateHouse } from '../../../apps/server/src/house/migrate-house.ts'
import { middleOf, rangeOf } from '../middle.ts'
import { assertDurable } from './assert-durable.ts'
import { type BenchHouse, openBenchHouse } from './bench-house.ts'
import { bettingCrowd } from './bets.ts'
import { openCommits } from './commits.ts'
import { roundsPerSecond } from './maths.ts'
import { type Crowd, type Load, measure } from './measure.ts'
import { sayReceipts } from './receipts.ts'
import { prepareTpcB, runTpcB } from './tpc-b.ts'

const crowds = [64, 256, 1024]
const largest = 1024
/** Every kind of load once a round, pgbench too: what else the machine does then meets all of them alike. */
const rounds = 3
const plan = { seconds: 4, warmUpSeconds: 1 }
const yardstickSeconds = 4

/** Measures decisions and commits on a fresh PostgreSQL that keeps every promise of durability. */
export async function benchMoney(title: Title, say: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-bench-'))
  await chmod(folder, 0o755)
  const server = await startPostgres({ dataDir: folder, log: () => undefined })
  try {
    say(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
    const isYardstick = await prepareTpcB(server)
    if (!isYardstick) say('pgbench is not installed: absolute numbers only')
    await migrateHouse({ connectionString: server.connectionString })
    const house = openBenchHouse(server, title)
    try {
      await assertDurable(house.database)
      await sayLone(house, say)
      const yardstick = isYardstick ? () => runTpcB(server, yardstickSeconds) : null
      await measureAll(house, yardstick, say)
      await sayReceipts(crowds, say)
      await audit(house, say)
    } finally {
      await house.close()
    }
    say(`rules alone: ${Math.round(roundsPerSecond(title, 2)).toLocaleString('en')} rounds/s`)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function sayLone(house: BenchHouse, say: (line: string) => void): Promise<void> {
  const lone = await measure(house, await bettingCrowd(house, 1), plan)
  say(`a lone bet: p50 ${lone.p50.toFixed(2)} ms, p99 ${lone.p99.toFixed(2)} ms`)
}

interface Kind {
  readonly name: string
  readonly crowd: Crowd
  readonly loads: Load[]
  /** Times the yardstick of the same round. */
  readonly ratios: number[]
}

async function measureAll(
  house: BenchHouse,
  yardstick: (() => Promise<number>) | null,
  say: (line: string) => void,
): Promise<void> {
  // Rounds must have been played before there is something typical to commit.
  await measure(house, await bettingCrowd(house, largest), plan)
  const commits = await openCommits(house, largest)
  const kinds: Kind[] = []
  for (const players of crowds) {
    const crowd: Crowd = (until, activity) => commits.run(players, until, activity)
    kinds.push({ name: `commits, ${players} players`, crowd, loads: [], ratios: [] })
  }
  for (const players of crowds) {
    const crowd = await bettingCrowd(house, players)
    kinds.push({ name: `bets, ${players} players`, crowd, loads: [], ratios: [] })
  }
  const yardsticks: number[] = []
  for (let round = 0; round < rounds; round++) {
    const once = yardstick && (await yardstick())
    if (once !== null) yardsticks.push(once)
    for (const { crowd, loads, ratios } of kinds) {
      const load = await measure(house, crowd, plan)
      loads.push(load)
      if (once !== null) ratios.push(load.betsPerSecond / once)
    }
  }
  await commits.close()
  if (yardstick) say(`pgbench TPC-B-like, 16 clients, prepared: ${spread(yardsticks)}/s`)
  for (const kind of kinds) say(lineOf(kind))
}

function lineOf({ name, loads, ratios }: Kind): string {
  const middle = (pick: (load: Load) => number | null, digits: number): string =>
    middleOf(loads.map((load) => pick(load) ?? Number.NaN)).toFixed(digits)
  return [
    `${name}: ${spread(loads.map(({ betsPerSecond }) => betsPerSecond))}/s`,
    ...(ratios.length > 0
      ? [`${middleOf(ratios).toFixed(1)} × TPC-B [${rangeOf(ratios, 1)}]`]
      : []),
    `p50 ${middle(({ p50 }) => p50, 1)} ms`,
    `p99 ${middle(({ p99 }) => p99, 1)} ms`,
    `WAL ${middle(({ walBytesPerBet }) => walBytesPerBet, 0)} B + ${middle(({ pageImageBytesPerBet }) => pageImageBytesPerBet, 0)} B of page images`,
    `steps ${middle(({ stepsPerBet }) => stepsPerBet, 2)}`,
    `µs: Node ${middle(({ nodeMicrosPerBet }) => nodeMicrosPerBet, 0)}`,
    `PostgreSQL ${middle(({ postgresMicrosPerBet }) => postgresMicrosPerBet, 0)}`,
  ].join(', ')
}

const spread = (values: readonly number[]): string =>
  `${Math.round(middleOf(values)).toLocaleString('en')} [${rangeOf(values, 0)}]`

async function audit(house: BenchHouse, say: (line: string) => void): Promise<void> {
  // The tables are new: without statistics the audit's plans would be those for a handful of rows.
  await house.database.query('ANALYZE')
  const broken = await house.database.transaction(async (tx) => {
    await tx.query(`SET LOCAL statement_timeout = '300s'; SET LOCAL work_mem = '256MB'`)
    return auditMoney(tx)
  })
  if (broken.length > 0) throw new Error(broken.join('\n'))
  say('the books are right: every promise of ledger and play holds')
}
