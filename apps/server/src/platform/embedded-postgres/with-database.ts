import { join, resolve } from 'node:path'
import { connectionString, databaseName, readAccess } from './access.ts'
import { askServer } from './ask-server.ts'
import { openHome } from './database-home.ts'
import { exists } from './exists.ts'
import { PostgresFault } from './postgres-fault.ts'
import { type StartOptions, startPostgres } from './start-postgres.ts'

/** The embedded database as a tool finds it. */
export interface FoundDatabase {
  readonly connectionString: string
  /** PostgreSQL's own files. */
  readonly cluster: string
  readonly accessFile: string
}

/**
 * Does `work` on the database of a data folder: on the server that runs, or on one that is started for it and stopped afterwards.
 * @throws PostgresFault when there is no database yet, or it cannot be started.
 */
export async function withDatabase<Result>(
  options: StartOptions,
  work: (found: FoundDatabase) => Promise<Result>,
): Promise<Result> {
  const wanted = resolve(options.dataDir)
  if (!(await exists(wanted))) throw none(wanted)
  const { folder, cluster, accessFile } = await openHome(wanted, () => undefined)
  const access = await readAccess(accessFile)
  if (!access || !(await exists(cluster))) throw none(folder)
  const running = connectionString(access, databaseName)
  const answer = await askServer(connectionString(access, 'postgres'), access.clusterName)
  if (answer.type === 'ready') return work({ connectionString: running, cluster, accessFile })
  const started = await startPostgres(options)
  try {
    return await work({
      connectionString: started.connectionString,
      cluster: join(started.folder, 'cluster'),
      accessFile,
    })
  } finally {
    await started.stop()
  }
}

const none = (folder: string): PostgresFault =>
  new PostgresFault('no-database', `There is no database in ${folder} yet; set DATA_DIR.`)
