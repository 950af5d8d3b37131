import { type Access, connectionString, databaseName } from './access.ts'
import { tryOnce } from './cluster.ts'
import type { DatabaseHome } from './database-home.ts'
import { takeOwnerLock } from './owner-lock.ts'
import { PostgresFault } from './postgres-fault.ts'
import { prepareBinaries } from './server-binaries.ts'

/** A cluster of copied files with what its server is told for this one start. */
export interface Recovery {
  readonly home: DatabaseHome
  readonly access: Access
  readonly settings: Readonly<Record<string, string>>
  readonly log: (line: string) => void
}

/**
 * Starts a server on copied files, lets it recover to its end, hands it to `work`, and stops it. It takes no connection before
 * the recovery is over, and recovery may take as long as it takes.
 * @throws PostgresFault with the server's own last words when it cannot recover.
 */
export async function recoverCluster<Result>(
  { home, access, settings, log }: Recovery,
  work: (connectionString: string) => Promise<Result>,
): Promise<Result> {
  const lock = takeOwnerLock(home.folder)
  try {
    const binaries = await prepareBinaries(home.folder, home.user)
    const cluster = {
      home,
      binaries,
      losesDataOnCrash: false,
      log,
      settings: { hot_standby: 'off', ...settings },
    }
    const attempt = await tryOnce(cluster, access, new AbortController().signal)
    if (attempt.type === 'failed') throw new PostgresFault('start-failed', attempt.why)
    try {
      return await work(connectionString(access, databaseName))
    } finally {
      await attempt.postmaster.stop()
    }
  } finally {
    lock.release()
  }
}
