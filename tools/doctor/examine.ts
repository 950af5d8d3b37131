import { findForRealMoney } from '../../apps/server/src/house/find-for-real-money.ts'
import { type Findings, lackedForRealMoney } from '../../apps/server/src/house/real-money.ts'
import type { Config } from '../../apps/server/src/platform/config.ts'
import { openDatabase } from '../../apps/server/src/platform/database.ts'
import {
  PostgresFault,
  withDatabase,
} from '../../apps/server/src/platform/embedded-postgres/index.ts'
import type { Examined } from './tell.ts'

/** Looks at the house that the settings name. A database that is not there, or has no tables yet, has no owners. */
export async function examine(config: Config): Promise<Examined> {
  const seen = await look(config)
  const found = typeof seen === 'string' ? nobody(config) : seen
  return {
    config,
    unseen: typeof seen === 'string' ? seen : null,
    lacked: lackedForRealMoney(config, found),
  }
}

const nobody = ({ databaseUrl }: Config): Findings => ({
  owners: 0,
  keysElsewhere: 0,
  archives: databaseUrl === null ? null : false,
})

/** What was found, or why nothing could be. */
async function look(config: Config): Promise<Findings | string> {
  const { databaseUrl, dataDir } = config
  try {
    if (databaseUrl !== null) return await findings(databaseUrl, config)
    const embedded = { dataDir: `${dataDir}/postgres`, log: () => undefined }
    return await withDatabase(embedded, ({ connectionString }) =>
      findings(connectionString, config),
    )
  } catch (fault) {
    if (fault instanceof PostgresFault && fault.kind === 'no-database')
      return 'It has no database yet: the first start (npm start) makes one.'
    if (isMissingTable(fault)) return 'Its database has no tables yet: a start makes them.'
    return `Its database could not be looked at: ${fault instanceof Error ? fault.message : String(fault)}`
  }
}

async function findings(connectionString: string, config: Config): Promise<Findings> {
  const database = openDatabase({ connectionString, poolSize: 1, onFault: () => undefined })
  try {
    return await findForRealMoney(database, config)
  } finally {
    await database.end()
  }
}

const isMissingTable = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === '42P01'
