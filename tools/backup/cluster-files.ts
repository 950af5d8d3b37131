import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** What lies in a cluster, as paths within it. */
export interface ClusterFiles {
  readonly folders: readonly string[]
  readonly files: readonly string[]
}

/** Folders whose contents a server makes anew (PostgreSQL manual, 25.3.4: making a base backup); they must be there, empty. */
const emptied = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
/** Folders within these that a server does not make by itself. */
const needed = ['pg_wal/archive_status', 'pg_wal/summaries']

const left = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'current_logfiles',
  'backup_label',
  'backup_label.old',
  'tablespace_map',
  'tablespace_map.old',
  'backup_manifest',
  'standby.signal',
  'recovery.signal',
])
const leftAnywhere = /^(pgsql_tmp.*|pg_internal[.]init.*)$/

/** Lists what belongs to a base backup, `global/pg_control` last. Files of tables may come and go meanwhile: their WAL tells. */
export async function clusterFiles(cluster: string): Promise<ClusterFiles> {
  const folders: string[] = [...needed]
  const files: string[] = []
  const walk = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(cluster, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (leftAnywhere.test(entry.name) || left.has(path)) continue
      if (entry.isSymbolicLink())
        throw new TypeError(`${path} is a link: tablespaces are not known here`)
      if (!entry.isDirectory()) files.push(path)
      else {
        folders.push(path)
        if (!emptied.has(path)) await walk(path)
      }
    }
  }
  await walk('')
  const last = 'global/pg_control'
  return { folders, files: [...files.filter((file) => file !== last), last] }
}
