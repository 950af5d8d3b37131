import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Title } from '../../../apps/server/src/modules/catalog/index.ts'
import { auditMoney } from '../../../apps/server/src/modules/play/index.ts'
import { startPostgres } from '../../../apps/server/src/platform/embedded-postgres/index.ts'
import { migrateHouse } from '../../../apps/server/src/house/migrate-house.ts'
import { assertDurable } from '../money/assert-durable.ts'
import { type BenchHouse, openBenchHouse } from '../money/bench-house.ts'
import { fillTo, type Stored } from './fill.ts'
import { type Cost, measureCost } from './measure.ts'
import { openMonths } from './open-months.ts'

const smallest = 10_000
/** Beyond this the audit, which reads everything, takes many minutes. */
const auditedAtMost = 2_000_000

/** Measures what a bet and a look at the history cost as stored rounds grow: at 10,000, and at each size given. */
export async function benchGrowth(
  title: Title,
  sizes: readonly number[],
  say: (line: string) => void,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-growth-'))
  await chmod(folder, 0o755)
  const server = await startPostgres({ dataDir: folder, log: () => undefined })
  try {
    await migrateHouse({ connectionString: server.connectionString })
    const house = openBenchHouse(server, title)
    try {
      await assertDurable(house.database)
      await openMonths(house)
      let stored: Stored = { rounds: 0, players: [] }
      for (const size of [smallest, ...sizes]) {
        stored = await fillTo(house, stored, size)
        say(inWords(await measureCost(house, stored)))
      }
      if (stored.rounds <= auditedAtMost) await audit(house, say)
    } finally {
      await house.close()
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** @throws Error with the promises of ledger and play that are broken. */
async function audit({ database }: BenchHouse, say: (line: string) => void): Promise<void> {
  const begunAt = performance.now()
  const broken = await database.transaction(async (tx) => {
    await tx.query(`SET LOCAL statement_timeout = 0; SET LOCAL work_mem = '256MB'`)
    return auditMoney(tx)
  })
  if (broken.length > 0) throw new Error(broken.join('\n'))
  const seconds = Math.round((performance.now() - begunAt) / 1000)
  say(`the books are right: every promise of ledger and play holds (${seconds} s)`)
}

const inWords = ({ rounds, load, history, detail }: Cost): string =>
  [
    `${rounds.toLocaleString('en')} rounds stored: ${Math.round(load.betsPerSecond).toLocaleString('en')} bets/s by 256 players`,
    `p50 ${load.p50.toFixed(1)} ms, p99 ${load.p99.toFixed(1)} ms`,
    `WAL ${Math.round(load.walBytesPerBet)} B/bet and ${Math.round(load.pageImageBytesPerBet)} of page images`,
    `PostgreSQL ${load.postgresMicrosPerBet?.toFixed(0) ?? '?'} µs/bet`,
    `history page p50 ${history.p50.toFixed(1)} ms, p99 ${history.p99.toFixed(1)} ms`,
    `round detail p50 ${detail.p50.toFixed(1)} ms, p99 ${detail.p99.toFixed(1)} ms`,
  ].join('; ')
