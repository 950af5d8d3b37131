import { chown, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readAccess } from '../../apps/server/src/platform/embedded-postgres/access.ts'
import type { DatabaseHome } from '../../apps/server/src/platform/embedded-postgres/database-home.ts'
import { exists } from '../../apps/server/src/platform/embedded-postgres/exists.ts'
import { PostgresFault } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { recoverCluster } from '../../apps/server/src/platform/embedded-postgres/recover-cluster.ts'
import {
  restoreCommand,
  walFolder,
} from '../../apps/server/src/platform/embedded-postgres/wal-archive.ts'
import { onOwnConnection } from '../../apps/server/src/platform/operator/own-connection.ts'
import { rowsOf } from '../../apps/server/src/platform/rows.ts'
import { BackupFault } from './backup-fault.ts'
import { lastToReach, nameOfNumber, segmentBytes } from './wal-segments.ts'

/** How far an unpacked backup goes on. */
export interface RecoveryPlan {
  /** Where backups and archive lie. */
  readonly folder: string
  /** A moment with its offset from UTC, or `latest`. */
  readonly to: string
  readonly log: (line: string) => void
}

/**
 * Lets the server go on from the backup to the moment asked for, and hands it to `check`.
 * @returns when the last transaction in it was committed; null when there was none after the backup.
 * @throws BackupFault when the archive does not lead there.
 */
export async function recover(
  plan: RecoveryPlan,
  home: DatabaseHome,
  check: (connectionString: string) => Promise<void>,
): Promise<Date | null> {
  const access = await readAccess(home.accessFile)
  if (!access) throw new Error(`${home.accessFile} is gone`)
  const settings = {
    restore_command: restoreCommand(plan.folder),
    recovery_target_timeline: 'latest',
    recovery_target_action: 'promote',
    ...(plan.to !== 'latest' && { recovery_target_time: forServer(plan.to) }),
  }
  try {
    return await recoverCluster({ home, access, settings, log: plan.log }, async (database) => {
      const { at, segment } = await reached(database)
      if (plan.to === 'latest') await mustBeAll(plan.folder, segment)
      await check(database)
      return at
    })
  } catch (fault) {
    if (!(fault instanceof PostgresFault)) throw fault
    throw new BackupFault(inOurWords(fault.message, plan.to), { cause: fault })
  }
}

/** As the server reads it: it knows no name of a time zone yet, not even Z. */
const forServer = (time: string): string => time.replace('T', ' ').replace('Z', '+00')

const inOurWords = (complaint: string, to: string): string =>
  complaint.includes('before configured recovery target')
    ? `The archive ends before ${to}; restore with --to latest to get all that is in it.`
    : `PostgreSQL could not recover: ${complaint}`

/** A damaged record would look like the end of the archive; then the recovery stops before it. */
async function mustBeAll(folder: string, segment: number): Promise<void> {
  const last = lastToReach(await readdir(walFolder(folder)))
  if (last !== null && segment < last)
    throw new BackupFault(
      `The recovery came to ${nameOfNumber(segment)} only, and the archive goes on to ${nameOfNumber(last)}: it is damaged in between.`,
    )
}

const reached = (connectionString: string): Promise<Reached> =>
  onOwnConnection(connectionString, async (client) => {
    const [row] = await rowsOf<Reached>(
      client,
      `SELECT pg_last_xact_replay_timestamp() AS at,
         ((pg_last_wal_replay_lsn() - '0/0') / ${segmentBytes})::int AS segment`,
    )
    if (!row) throw new Error('the recovered server answered nothing')
    return row
  })

/** Where a recovery ended: its last transaction, and the number of the segment. */
interface Reached {
  readonly at: Date | null
  readonly segment: number
}

/**
 * Marks the history of the new timeline for archiving. The recovery ran without an archive, so that a drill leaves no trace in
 * it; a house that goes on from here with BACKUP_DIR puts it there first.
 */
export async function announceTimeline(home: DatabaseHome): Promise<void> {
  const wal = join(home.cluster, 'pg_wal')
  for (const name of await readdir(wal)) {
    if (!name.endsWith('.history')) continue
    const mark = join(wal, 'archive_status', `${name}.ready`)
    if (await exists(mark.replace(/ready$/, 'done'))) continue
    await writeFile(mark, '', { mode: 0o600 })
    if (home.user) await chown(mark, home.user.uid, home.user.gid)
  }
}
