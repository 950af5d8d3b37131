import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { EmbeddedPostgres } from '../../../apps/server/src/platform/embedded-postgres/index.ts'

const run = promisify(execFile)
const scale = '10'
const clients = '16'
const seconds = '8'

/**
 * Transactions per second of PostgreSQL's own benchmark on this very server, as a yardstick that travels between machines.
 * Null when `pgbench` is not installed.
 */
export async function tpcB({ connection }: EmbeddedPostgres): Promise<number | null> {
  const where = [
    '-h',
    connection.host,
    '-p',
    String(connection.port),
    '-U',
    connection.user,
    connection.database,
  ]
  const env = { ...process.env, PGPASSWORD: connection.password }
  try {
    await run('pgbench', ['-i', '-q', '-s', scale, ...where], { env })
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null
    throw fault
  }
  const { stdout } = await run(
    'pgbench',
    ['-n', '-M', 'prepared', '-c', clients, '-j', '2', '-T', seconds, ...where],
    { env },
  )
  const found = /tps = ([0-9.]+)/.exec(stdout)
  if (!found?.[1]) throw new Error(`pgbench said nothing of tps: ${stdout}`)
  return Number(found[1])
}
