import { execFile } from 'node:child_process'
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FoundDatabase } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { archiveCommand } from '../../apps/server/src/platform/embedded-postgres/wal-archive.ts'
import {
  type Backup,
  baseFolder,
  type Contents,
  type StoredFile,
} from '../../apps/server/src/platform/operator/backups.ts'
import { onOwnConnection } from '../../apps/server/src/platform/operator/own-connection.ts'
import type { Queryable } from '../../apps/server/src/platform/database.ts'
import { rowsOf } from '../../apps/server/src/platform/rows.ts'
import { BackupFault } from './backup-fault.ts'
import { clusterFiles } from './cluster-files.ts'
import { eachOf } from './each-of.ts'
import { sha256Of, readSteady, storeFile } from './stored-file.ts'

export interface BackupPlan {
  /** Where backups and archive lie. */
  readonly folder: string
  readonly database: FoundDatabase
  readonly seedKeyPrint: string | null
  /** Names the backup; a time. */
  readonly now: Date
}

/** Two cores: one reads and hashes, one compresses. */
const filesAtOnce = 4
/** For so long the server may take to put away the WAL of the backup. */
const archivePatience = '120s'

/**
 * Copies the files of the running server. What changes meanwhile may be copied half-old and half-new: the WAL from the backup's
 * start mends it, and without the archive the copy is worth nothing. Nobody has to pause for it.
 * @throws BackupFault when the server does not archive into this folder.
 */
export async function takeBackup(plan: BackupPlan): Promise<Backup> {
  const name = plan.now.toISOString().replaceAll(/[:.]/g, '-')
  const half = join(baseFolder(plan.folder), `${name}.part`)
  try {
    const backup = await onOwnConnection(plan.database.connectionString, (client) =>
      fill(half, client, { ...plan, name }),
    )
    // A backup has its name only once all of it is on disk.
    await promisify(execFile)('sync')
    await rename(half, join(baseFolder(plan.folder), name))
    return backup
  } catch (fault) {
    await rm(half, { recursive: true, force: true })
    throw fault
  }
}

async function fill(
  half: string,
  client: Queryable,
  plan: BackupPlan & { readonly name: string },
): Promise<Backup> {
  await mustArchiveHere(client, plan.folder)
  await mkdir(half, { recursive: true, mode: 0o700 })
  const begun = await begin(client)
  const { folders, files: copied } = await storeCluster(plan.database.cluster, half)
  const end = await finish(client)
  const files = [...copied, await storeLabel(half, end.label)]
  await copyFile(plan.database.accessFile, join(half, 'access.json'))
  const list = JSON.stringify({ folders, files } satisfies Contents)
  await writeFile(join(half, 'files.json'), list, { mode: 0o600 })
  const backup: Backup = {
    format: 1,
    name: plan.name,
    startWal: begun.wal,
    startedAt: begun.at,
    endedAt: end.at,
    majorVersion: begun.version,
    fileCount: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    filesSha256: sha256Of(list),
    seedKeyPrint: plan.seedKeyPrint,
  }
  await writeFile(join(half, 'backup.json'), `${JSON.stringify(backup, null, 2)}\n`)
  return backup
}

async function mustArchiveHere(client: Queryable, folder: string): Promise<void> {
  const rows = await rowsOf<{ command: string }>(
    client,
    `SELECT current_setting('archive_command') AS command`,
  )
  if (rows[0]?.command !== archiveCommand(folder))
    throw new BackupFault(
      `The running server does not archive into ${folder}, and without that a backup is worth nothing; start the server with BACKUP_DIR=${folder} first.`,
    )
}

async function begin(client: Queryable): Promise<{ wal: string; at: string; version: string }> {
  await client.query(`SET statement_timeout = '${archivePatience}'`)
  const [row] = await rowsOf<{ wal: string; at: Date; version: string }>(
    client,
    `SELECT pg_walfile_name(pg_backup_start('fairhouse', true)) AS wal, clock_timestamp() AS at,
       (current_setting('server_version_num')::int / 10000)::text AS version`,
  )
  if (!row) throw new Error('pg_backup_start answered nothing')
  return { ...row, at: row.at.toISOString() }
}

/** Ends the backup; waits until its WAL is archived. */
async function finish(client: Queryable): Promise<{ label: string; at: string }> {
  try {
    const [row] = await rowsOf<{ label: string; at: Date }>(
      client,
      'SELECT labelfile AS label, clock_timestamp() AS at FROM pg_backup_stop(true)',
    )
    if (!row) throw new Error('pg_backup_stop answered nothing')
    // Rounded up: the copy is whole from that moment on and not a millisecond before.
    return { label: row.label, at: new Date(row.at.getTime() + 1).toISOString() }
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === '57014')
      throw new BackupFault(
        'The server could not put its WAL into the archive in time; the reason is in its log, DATA_DIR/postgres/server.log.',
        { cause: fault },
      )
    throw fault
  }
}

async function storeCluster(cluster: string, half: string): Promise<Contents> {
  const { folders, files } = await clusterFiles(cluster)
  const control = files.at(-1) ?? ''
  const stored = await eachOf(files.slice(0, -1), filesAtOnce, async (path) => {
    const content = await storeFile(join(cluster, path), storedPath(half, path))
    return content && { path, ...content }
  })
  const steady = join(half, 'pg_control')
  await writeFile(steady, await readSteady(join(cluster, control)))
  const content = await storeFile(steady, storedPath(half, control))
  await rm(steady)
  if (!content) throw new Error(`${steady} is gone`)
  return {
    folders: [...folders],
    files: [...stored.filter((file) => file !== null), { path: control, ...content }],
  }
}

async function storeLabel(half: string, label: string): Promise<StoredFile> {
  const plain = join(half, 'backup_label')
  await writeFile(plain, label)
  const content = await storeFile(plain, storedPath(half, 'backup_label'))
  await rm(plain)
  if (!content) throw new Error(`${plain} is gone`)
  return { path: 'backup_label', ...content }
}

export const storedPath = (backup: string, path: string): string =>
  join(backup, 'cluster', `${path}.gz`)
