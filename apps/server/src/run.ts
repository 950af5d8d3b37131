import cluster from 'node:cluster'
import { demoStaff, demoStaffPassword } from '#modules/backoffice'
import { demoAccounts, demoPassword } from '#modules/identity'
import { live, sentencesOf, tell } from './life.ts'
import { type Config, readConfig } from './platform/config.ts'
import { lineOfProcess, linkToKeeper } from './platform/keeper/node-link.ts'
import { openLog } from './platform/log.ts'
import { faultCode, StartFault } from './platform/start-fault.ts'
import { start } from './start.ts'
import { startSeveral } from './start-several.ts'

export interface Program {
  /** Folder of the house; settings that are relative paths are taken from it. */
  readonly root: string
  /** Folder of the storefront; null: calls only. */
  readonly storefront: string | null
}

/** Stops that take longer are given up. With several nodes their keeper waits for them first. */
const [nodeStopMs, keeperStopMs] = [9_500, 18_000]

const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** Runs the house as the environment says: as one node, as the keeper of several, or as one of those. */
export async function run(program: Program): Promise<void> {
  try {
    const config = readConfig(process.env, program.root)
    if (cluster.isWorker) await runKept(program, config)
    else await runHouse(program, config)
  } catch (fault) {
    tell(fault)
    process.exit(1)
  }
}

async function runHouse({ root, storefront }: Program, config: Config): Promise<void> {
  const { log, path, flush } = openServerLog(config)
  const say = (line: string): void => print(`${line} …`)
  const isSeveral = config.nodes > 1
  const goesOn = await live({
    log,
    flush,
    say: print,
    stopWithinMs: isSeveral ? keeperStopMs : nodeStopMs,
    endsWithKeeper: false,
    begin: (onDatabaseLost) => {
      const needs = { config, log, say, onDatabaseLost }
      return isSeveral ? startSeveral({ ...needs, root }) : start({ ...needs, storefront })
    },
    onStartFault: async (fault) => tell(fault),
  })
  if (goesOn) greet(config, path)
}

/** One of several nodes: what it has to say, its keeper says. */
async function runKept({ storefront }: Program, config: Config): Promise<void> {
  const link = await linkToKeeper(lineOfProcess)
  const { log, flush } = openServerLog(config, link.ground.place)
  const goesOn = await live({
    log,
    flush,
    say: () => undefined,
    stopWithinMs: nodeStopMs,
    endsWithKeeper: true,
    begin: (onDatabaseLost) =>
      start({ config, log, say: () => undefined, storefront, link, onDatabaseLost }),
    onStartFault: (fault) => link.cannotStart(sentencesOf(fault) ?? [String(fault)]),
  })
  if (goesOn) link.isOpen()
}

function openServerLog(config: Config, place?: number) {
  const { logLevel: level, dataDir, logToStderr: toStderr } = config
  try {
    return openLog({ level, dataDir, toStderr, ...(place !== undefined && { place }) })
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
  print(`\nFairhouse is open at ${address}`)
  if (config.nodes > 1) print(`  nodes:              ${config.nodes}`)
  print(`  health and metrics: http://localhost:${config.operatorPort}/, /metrics`)
  print(`  desk of staff:      http://localhost:${config.operatorPort}/desk`)
  print(`  log:                ${logPath}`)
  if (config.demo) {
    print(
      `  demo accounts:      ${demoAccounts.map(({ login }) => login).join(', ')} (password ${demoPassword})`,
    )
    print(
      `  demo staff:         ${demoStaff.map(({ name }) => name).join(', ')} (password ${demoStaffPassword})`,
    )
  }
  print('Ctrl+C stops it.')
}
