import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { EmbeddedPostgres } from '../../../apps/server/src/platform/embedded-postgres/index.ts'

const run = promisify(execFile)
const scale = '10'
const clients = '16'

/**
 * Makes the tables of PostgreSQL's own benchmark, a yardstick that travels between machines. False when `pgbench` is not installed.
 */
export async function prepareTpcB(server: EmbeddedPostgres): Promise<boolean> {
  try {
    await pgbench(server, ['-i', '-q', '-s', scale])
    return true
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return false
    throw fault
  }
}

/** Transactions per second on the tables that `prepareTpcB` made. */
export async function runTpcB(server: EmbeddedPostgres, seconds: number): Promise<number> {
  const plan = ['-n', '-M', 'prepared', '-c', clients, '-j', '2', '-T', String(seconds)]
  const { stdout } = await pgbench(server, plan)
  const found = /tps = ([0-9.]+)/.exec(stdout)
  if (!found?.[1]) throw new Error(`pgbench said nothing of tps: ${stdout}`)
  return Number(found[1])
}

function pgbench({ connection }: EmbeddedPostgres, asked: readonly string[]) {
  const { host, port, user, password, database } = connection
  const where = ['-h', host, '-p', String(port), '-U', user, database]
  const env = { ...process.env, PGPASSWORD: password }
  return run('pgbench', [...asked, ...where], { env })
}
