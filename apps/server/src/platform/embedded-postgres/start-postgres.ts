import {
  type Access,
  connectionString,
  databaseName,
  host,
  newAccess,
  readAccess,
  userName,
  writeAccess,
} from './access.ts'
import { ensureDatabase } from './ask-server.ts'
import { bringUp, type Cluster } from './cluster.ts'
import { keepLogShort, openHome } from './database-home.ts'
import { findFreePort } from './free-port.ts'
import { hasCluster, initialiseCluster } from './initialise-cluster.ts'
import { takeOwnerLock } from './owner-lock.ts'
import { keepAlive, type ServerDeath } from './keep-alive.ts'
import { PostgresFault } from './postgres-fault.ts'
import { prepareBinaries } from './server-binaries.ts'
import { archiveSettings, openArchive, type WalArchive } from './wal-archive.ts'

export interface StartOptions {
  /** The folder of the database; made when missing. One process at a time may use it. */
  readonly dataDir: string
  /** Hears what happens, a sentence at a time, for people who wait. */
  readonly log: (line: string) => void
  /** True only for tests: much faster, and a crash of the machine ruins the data. */
  readonly losesDataOnCrash?: boolean
  /** Whatever is written is copied there as well, for restoring. */
  readonly archive?: WalArchive | undefined
  /** How many connections it allows. */
  readonly connections?: number
}

export interface EmbeddedPostgres {
  readonly connectionString: string
  readonly connection: {
    readonly host: string
    readonly port: number
    readonly user: string
    readonly password: string
    readonly database: string
  }
  /** The folder it really lies in; see `openHome` for when that is not `dataDir`. */
  readonly folder: string
  /** The number of the server's main process now; another one after it died and was restarted. */
  readonly pid: () => number
  /** Calls back each time the server dies by itself. It is restarted at the same address: clients only reconnect. */
  readonly onDeath: (listener: (death: ServerDeath) => void) => void
  /** Ends all connections and stops the server cleanly; at the latest after eight seconds with force. Safe to call twice. */
  readonly stop: () => Promise<void>
}

/**
 * Starts the PostgreSQL that npm brought, on the loopback interface with a password of its own, and keeps it running.
 * A first start makes the database (about a second); what a crash left behind is stopped and repaired.
 * @throws PostgresFault, whose message is one sentence for the operator.
 */
export async function startPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const home = await openHome(options.dataDir, options.log)
  const lock = takeOwnerLock(home.folder)
  try {
    await keepLogShort(home.logFile)
    const binaries = await prepareBinaries(home.folder, home.user)
    const { losesDataOnCrash = false, archive, connections = 100, log } = options
    if (archive) await openArchive(archive.folder, home.user)
    const settings = {
      max_connections: String(connections),
      ...(archive && archiveSettings(archive)),
    }
    const kept = await startCluster({ home, binaries, losesDataOnCrash, settings, log })
    const stop = async (): Promise<void> => {
      await kept.stop()
      lock.release()
    }
    return { ...kept, stop, folder: home.folder }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function startCluster(cluster: Cluster): Promise<Omit<EmbeddedPostgres, 'folder'>> {
  const known = await openCluster(cluster)
  const stopping = new AbortController()
  const server = await bringUp(cluster, known, { keepPort: false, stop: stopping.signal })
  try {
    await ensureDatabase(connectionString(server.access, 'postgres'), databaseName)
  } catch (error) {
    await server.postmaster.stop()
    throw error
  }
  const { port, password } = server.access
  return {
    connectionString: connectionString(server.access, databaseName),
    connection: { host, port, user: userName, password, database: databaseName },
    ...keepAlive(cluster, server, stopping),
  }
}

/** Makes the database on the first start. @returns how it is reached. */
async function openCluster(cluster: Cluster): Promise<Access> {
  const { home, binaries, losesDataOnCrash, log } = cluster
  const known = await readAccess(home.accessFile)
  if (await hasCluster(home, binaries)) {
    if (known) return known
    const message = `The file ${home.accessFile}, which holds the password of the embedded database, is missing; restore it from a backup.`
    throw new PostgresFault('access-lost', message)
  }
  log(`making a new database in ${home.folder}`)
  const access = known ?? newAccess(await findFreePort())
  await writeAccess(home.accessFile, access)
  await initialiseCluster(home, binaries, { access, losesDataOnCrash })
  return access
}
