import { inspect } from 'node:util'
import { readConfig } from '../../platform/config.ts'
import { openLog } from '../../platform/log.ts'
import { start } from '../../start.ts'

/**
 * One node as players get it, without the storefront's pages: says `ready` on a line once it takes calls, stops at SIGTERM. Settings come
 * from the environment.
 */
const config = readConfig(process.env, '/')
const { log } = openLog({ level: 'info', dataDir: config.dataDir, toStderr: false })
const fail = (fault: unknown): void => {
  process.stderr.write(`${inspect(fault)}\n`)
  process.exit(1)
}
process.once('uncaughtException', fail)
process.once('unhandledRejection', fail)

const running = await start({
  config,
  log,
  say: () => undefined,
  storefront: null,
  onDatabaseLost: fail,
})
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0), fail))
process.stdout.write('ready\n')
