import { fileURLToPath } from 'node:url'
import { demoStaff, demoStaffPassword } from '#modules/backoffice'
import { demoAccounts, demoPassword } from '#modules/identity'
import { type Config, readConfig } from './platform/config.ts'
import { PostgresFault } from './platform/embedded-postgres/index.ts'
import { openLog } from './platform/log.ts'
import { MigrationFault } from './platform/migrate.ts'
import { faultCode, StartFault } from './platform/start-fault.ts'
import { type Running, start } from './start.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** A stop that takes longer than this is given up: the next start repairs what it left. */
const stopWithinMs = 9_500
/** Signals so close together are one: a terminal and a parent that ends both pass it on. */
const oneSignalMs = 1_000

async function main(): Promise<void> {
  const config = readConfig(process.env, root)
  const { log, path, flush } = openServerLog(config)
  let running: Promise<Running> | undefined
  let leaving = false
  let toldAt = 0

  const leave = async (code: number): Promise<void> => {
    if (leaving) process.exit(code || 1)
    leaving = true
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    try {
      // A start that is still under way is waited for: half of a server cannot be stopped cleanly.
      const { stop } = (await running) ?? { stop: () => undefined }
      await stop()
    } catch (fault) {
      log.error({ err: fault }, 'the stop was not clean')
      code ||= 1
    }
    flush()
    process.exit(code)
  }
  const fail = (fault: unknown): void => {
    log.fatal({ err: fault }, 'the server cannot go on')
    tell(fault)
    void leave(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      const now = performance.now()
      if (leaving && now - toldAt < oneSignalMs) return
      toldAt = now
      console.log(leaving ? 'Stopping at once.' : 'Stopping.')
      void leave(0)
    })
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)

  try {
    running = start({
      config,
      log,
      say: (line) => console.log(`${line} …`),
      storefront: `${root}apps/storefront`,
      onDatabaseLost: fail,
    })
    await running
  } catch (fault) {
    log.fatal({ err: fault }, 'the server did not start')
    flush()
    throw fault
  }
  if (!leaving) greet(config, path)
}

function openServerLog(config: Config) {
  const { logLevel: level, dataDir, logToStderr: toStderr } = config
  try {
    return openLog({ level, dataDir, toStderr })
  } catch (fault) {
    throw new StartFault(
      [
        `The data folder ${dataDir} cannot be written (${faultCode(fault)}); set DATA_DIR to a folder that can.`,
      ],
      fault,
    )
  }
}

function greet(config: Config, logPath: string): void {
  const address = config.publicOrigin ?? `http://localhost:${config.port}`
  console.log(`\nFairhouse is open at ${address}`)
  console.log(`  health and metrics: http://localhost:${config.operatorPort}/, /metrics`)
  console.log(`  desk of staff:      http://localhost:${config.operatorPort}/desk`)
  console.log(`  log:                ${logPath}`)
  if (config.demo) {
    console.log(
      `  demo accounts:      ${demoAccounts.map(({ login }) => login).join(', ')} (password ${demoPassword})`,
    )
    console.log(
      `  demo staff:         ${demoStaff.map(({ name }) => name).join(', ')} (password ${demoStaffPassword})`,
    )
  }
  console.log('Ctrl+C stops it.')
}

/** Sentences for whoever started the server; a stack only for what nobody foresaw. */
function tell(fault: unknown): void {
  if (fault instanceof StartFault) for (const sentence of fault.sentences) console.error(sentence)
  else if (fault instanceof PostgresFault || fault instanceof MigrationFault)
    console.error(fault.message)
  else console.error(fault)
}

try {
  await main()
} catch (fault) {
  tell(fault)
  process.exit(1)
}
