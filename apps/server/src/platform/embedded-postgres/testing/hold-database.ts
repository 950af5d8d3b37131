/**
 * A process that tests can kill: starts the database in the folder of its first argument, says so on one line, and holds it.
 */
import { startPostgres } from '../index.ts'

const say = (answer: object): void => void process.stdout.write(`${JSON.stringify(answer)}\n`)

const [dataDir] = process.argv.slice(2)
if (dataDir === undefined) throw new Error('usage: hold-database.ts FOLDER')

try {
  const postgres = await startPostgres({ dataDir, log: () => undefined })
  const { connectionString, folder } = postgres
  // Before anything is said: whoever hears it may send the signal at once.
  process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)))
  say({ connectionString, folder, postmaster: postgres.pid() })
  setInterval(() => undefined, 60_000)
} catch (error) {
  say({ fault: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
}
