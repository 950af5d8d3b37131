import { join } from 'node:path'
import { findForRealMoney } from './house/find-for-real-money.ts'
import { migrateHouse } from './house/migrate-house.ts'
import { lackedForRealMoney } from './house/real-money.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import { ensureDurable } from './platform/durability.ts'
import { startPostgres } from './platform/embedded-postgres/index.ts'
import { ensureFree, everyAddress, type Place } from './platform/listen.ts'
import type { Log } from './platform/log.ts'
import { reachDatabase } from './platform/reach-database.ts'
import { StartFault } from './platform/start-fault.ts'
import type { Undo } from './undo.ts'

export interface GroundNeeds {
  readonly config: Config
  readonly log: Log
  /** Hears how the start goes on, a sentence at a time. */
  readonly say: (line: string) => void
  /** The database is gone for good: nothing can be answered any more. */
  readonly onDatabaseLost: (fault: unknown) => void
}

/** What every node stands on: free ports, a database that keeps its word, tables of this version. */
export interface Ground {
  readonly connectionString: string
  /** What is not as it should be, although the house can open. */
  readonly warnings: readonly string[]
}

/** Ten of the pool, those of lanes, outbox, leases and watch, and room for a neighbour that ends while it begins. */
const connectionsOfNode = 25

/**
 * Lays it, once for all nodes of this machine.
 * @throws StartFault (or a fault of the database with a sentence) when it cannot.
 */
export async function layGround(needs: GroundNeeds, undo: Undo): Promise<Ground> {
  const { config, log, say } = needs
  await ensureFree(publicPlace(config))
  await ensureFree(operatorPlace(config))
  const { connectionString, primary } = await bringUpDatabase(needs, undo)
  const warnings = await ensureDurable(primary, config.demo)
  for (const sentence of warnings) log.warn(sentence)
  say('Preparing the tables')
  await migrateHouse({ connectionString: primary })
  if (config.licence.realMoney) await ensureRealMoney(config, primary)
  return { connectionString, warnings }
}

export const publicPlace = (config: Config): Place => ({
  port: config.port,
  host: config.host ?? everyAddress(),
  setting: 'PORT',
})

export const operatorPlace = (config: Config): Place => ({
  port: config.operatorPort,
  host: config.operatorHost,
  setting: 'OPERATOR_PORT',
})

/** @throws StartFault with a sentence for everything that a house lacks to take money that has a value. */
async function ensureRealMoney(config: Config, connectionString: string): Promise<void> {
  const onFault = (): void => undefined
  const database = openDatabase({ connectionString, poolSize: 1, onFault })
  try {
    const found = await findForRealMoney(database, config)
    const lacked = lackedForRealMoney(config, found)
    if (lacked.length === 0) return
    throw new StartFault([
      'REAL_MONEY=1, but this house may not take money yet (npm run doctor says the same at any time):',
      ...lacked,
    ])
  } finally {
    await database.end()
  }
}

/** Where the database is, and the one of its hosts that takes writes now. */
async function bringUpDatabase(
  needs: GroundNeeds,
  undo: Undo,
): Promise<{ connectionString: string; primary: string }> {
  const { databaseUrl, dataDir, backupDir, archiveSeconds: everySeconds } = needs.config
  if (databaseUrl !== null) {
    return { connectionString: databaseUrl, primary: await reachDatabase(databaseUrl) }
  }
  needs.say('Starting the database')
  const wanted = join(dataDir, 'postgres')
  const postgres = await startPostgres({
    dataDir: wanted,
    log: (line) => needs.log.info({ part: 'postgres' }, line),
    archive: backupDir === null ? undefined : { folder: backupDir, everySeconds },
    connections: Math.max(100, connectionsOfNode * (needs.config.nodes + 1)),
  })
  undo.add(postgres.stop)
  if (postgres.folder !== wanted)
    needs.say(`The database lies in ${postgres.folder}, for its user may not enter ${wanted}`)
  postgres.onDeath(({ cause, healed }) => {
    needs.log.error({ cause }, 'the database died; starting it again')
    healed.catch(needs.onDatabaseLost)
  })
  const { connectionString } = postgres
  return { connectionString, primary: connectionString }
}
