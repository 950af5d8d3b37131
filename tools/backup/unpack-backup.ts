import { chown, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  newAccess,
  readAccess,
  writeAccess,
} from '../../apps/server/src/platform/embedded-postgres/access.ts'
import type { DatabaseHome } from '../../apps/server/src/platform/embedded-postgres/database-home.ts'
import { findFreePort } from '../../apps/server/src/platform/embedded-postgres/free-port.ts'
import { type Backup, baseFolder } from '../../apps/server/src/platform/operator/backups.ts'
import { BackupFault } from './backup-fault.ts'
import { eachOf } from './each-of.ts'
import { contentsOf } from './kept-backups.ts'
import { unpackFile } from './stored-file.ts'
import { storedPath } from './take-backup.ts'

/**
 * Unpacks a backup as a cluster that recovers when it is started. @throws BackupFault when a file is not what was stored.
 */
export async function unpackBackup(
  folder: string,
  backup: Backup,
  home: DatabaseHome,
): Promise<void> {
  const source = join(baseFolder(folder), backup.name)
  const { folders, files } = await contentsOf(folder, backup)
  const half = `${home.cluster}.half`
  const made = ['', ...folders, ...new Set(files.map(({ path }) => dirname(path)))]
  for (const folder of made) await mkdir(join(half, folder), { recursive: true, mode: 0o700 })
  const damaged = await eachOf(files, 4, async (file) => {
    const content = await unpackFile(storedPath(source, file.path), join(half, file.path)).catch(
      () => null,
    )
    return content?.sha256 === file.sha256 ? [] : [file.path]
  })
  const broken = damaged.flat()
  if (broken.length > 0) {
    throw new BackupFault(
      `The backup ${backup.name} is damaged: ${broken.slice(0, 3).join(', ')}${broken.length > 3 ? ` and ${broken.length - 3} more` : ''}.`,
    )
  }
  await writeFile(join(half, 'recovery.signal'), '')
  if (home.user) await handOver(half, home.user)
  await rename(half, home.cluster)
  await writeOwnAccess(source, home)
}

async function handOver(path: string, user: { uid: number; gid: number }): Promise<void> {
  await chown(path, user.uid, user.gid)
  for (const name of await readdir(path, { recursive: true }))
    await chown(join(path, name), user.uid, user.gid)
}

/**
 * The password lies in the database, so it stays; name and port must be new, for by its name a server is found and stopped, and
 * the one this is a copy of may be running.
 */
async function writeOwnAccess(source: string, home: DatabaseHome): Promise<void> {
  const known = await readAccess(join(source, 'access.json'))
  if (!known) throw new BackupFault(`The backup in ${source} lacks access.json.`)
  const access = { ...newAccess(await findFreePort()), password: known.password }
  await writeAccess(home.accessFile, access)
}
