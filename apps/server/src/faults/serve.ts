/**
 * A process that fault tests can kill: the whole server without its pages, as its environment says. Prints `open` once calls may
 * come, or why it did not start.
 */
import { readConfig } from '../platform/config.ts'
import { openLog } from '../platform/log.ts'
import { start } from '../start.ts'
import { haltAsOrdered } from './payments/halt.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const { HALT_FILE: orderFile } = process.env
if (orderFile !== undefined) haltAsOrdered(orderFile)
const config = readConfig(process.env, process.cwd())
const { log, flush } = openLog({ level: config.logLevel, dataDir: config.dataDir, toStderr: false })
try {
  await start({
    config,
    log,
    say: () => undefined,
    storefront: null,
    onDatabaseLost: (fault) => {
      throw fault
    },
  })
  say('open')
} catch (fault) {
  flush()
  say(fault instanceof Error ? fault.message : String(fault))
  process.exit(1)
}
