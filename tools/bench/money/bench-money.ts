import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Title } from '../../../apps/server/src/modules/catalog/index.ts'
import { auditMoney } from '../../../apps/server/src/modules/play/index.ts'
import { startPostgres } from '../../../apps/server/src/platform/embedded-postgres/index.ts'
import { migrate } from '../../../apps/server/src/platform/migrate.ts'
import { assertDurable } from './assert-durable.ts'
import { type BenchHouse, openBenchHouse } from './bench-house.ts'
import { measureLoad } from './load.ts'
import { roundsPerSecond } from './maths.ts'
import { tpcB } from './tpc-b.ts'

const crowds = [64, 256, 1024]
const secondsEach = 8
const warmUpSeconds = 2

/** Measures bets through decision and commit on a fresh PostgreSQL that keeps every promise of durability. */
export async function benchMoney(title: Title, say: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-bench-'))
  await chmod(folder, 0o755)
  const server = await startPostgres({ dataDir: folder, log: () => undefined })
  try {
    say(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
    const yardstick = await tpcB(server)
    say(
      yardstick === null ? 'pgbench is not installed: absolute numbers only' : tpcBLine(yardstick),
    )
    await migrate({ connectionString: server.connectionString })
    const house = openBenchHouse(server, title)
    try {
      await assertDurable(house.database)
      await measureAll(house, yardstick, say)
    } finally {
      await house.close()
    }
    say(`rules alone: ${Math.round(roundsPerSecond(title, 2)).toLocaleString('en')} rounds/s`)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureAll(
  house: BenchHouse,
  yardstick: number | null,
  say: (line: string) => void,
): Promise<void> {
  const lone = await measureLoad(house, { players: 1, seconds: 4, warmUpSeconds: 1 })
  say(`a lone bet: p50 ${lone.p50.toFixed(2)} ms, p99 ${lone.p99.toFixed(2)} ms`)
  for (const players of crowds) {
    const load = await measureLoad(house, { players, seconds: secondsEach, warmUpSeconds })
    say(
      [
        `${players} players: ${Math.round(load.betsPerSecond).toLocaleString('en')} bets/s`,
        yardstick === null ? '' : ` (${(load.betsPerSecond / yardstick).toFixed(1)} × TPC-B)`,
        `, p50 ${load.p50.toFixed(1)} ms, p99 ${load.p99.toFixed(1)} ms`,
        `, WAL ${Math.round(load.walBytesPerBet)} B/bet`,
        `, steps/bet ${load.stepsPerBet.toFixed(2)}`,
        `, processor: Node ${load.nodeMicrosPerBet.toFixed(0)} µs/bet`,
        `, PostgreSQL ${load.postgresMicrosPerBet?.toFixed(0) ?? '?'} µs/bet`,
      ].join(''),
    )
  }
  // The tables are new: without statistics the audit's plans would be those for a handful of rows.
  await house.database.query('ANALYZE')
  const broken = await house.database.transaction(async (tx) => {
    await tx.query(`SET LOCAL statement_timeout = '120s'; SET LOCAL work_mem = '256MB'`)
    return auditMoney(tx)
  })
  if (broken.length > 0) throw new Error(broken.join('\n'))
  say('the books are right: every promise of ledger and play holds')
}

const tpcBLine = (transactions: number): string =>
  `pgbench TPC-B-like, 16 clients, prepared: ${Math.round(transactions).toLocaleString('en')} transactions/s`
