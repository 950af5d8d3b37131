import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { walFolder } from '../../apps/server/src/platform/embedded-postgres/wal-archive.ts'
import {
  type Backup,
  baseFolder,
  type Contents,
  contentsSchema,
  listBackups,
} from '../../apps/server/src/platform/operator/backups.ts'
import { BackupFault } from './backup-fault.ts'
import { eachOf } from './each-of.ts'
import { measureStored, sha256Of } from './stored-file.ts'
import { storedPath } from './take-backup.ts'
import {
  archivedSegments,
  isBefore,
  missingSegments,
  nameOfNumber,
  segmentBytes,
} from './wal-segments.ts'

/**
 * Removes all backups but the newest `keep`, what was cut short, and the WAL that nothing kept needs.
 * @returns names of what was removed.
 */
export async function removeOld(folder: string, keep: number): Promise<string[]> {
  const backups = await listBackups(folder)
  const kept = backups.slice(-keep)
  const oldest = kept[0]
  if (!oldest) return []
  const keptNames = new Set(kept.map(({ name }) => name))
  const old = (await readdir(baseFolder(folder))).filter((name) => !keptNames.has(name))
  for (const name of old) await rm(join(baseFolder(folder), name), { recursive: true })
  const wal = (await readdir(walFolder(folder))).filter((file) => isBefore(file, oldest.startWal))
  for (const file of wal) await rm(join(walFolder(folder), file))
  return [...old, ...wal]
}

/** What a backup lists. @throws BackupFault when the list is not the one that was written. */
export async function contentsOf(folder: string, backup: Backup): Promise<Contents> {
  const text = await readFile(join(baseFolder(folder), backup.name, 'files.json'), 'utf8')
  if (sha256Of(text) !== backup.filesSha256)
    throw new BackupFault(`The backup ${backup.name} is damaged: its list of files was changed.`)
  return contentsSchema.parse(JSON.parse(text))
}

/** What is wrong with a backup and the archive after it, in sentences; empty when it can be restored. Reads all of it. */
export async function verifyBackup(folder: string, backup: Backup): Promise<string[]> {
  const home = join(baseFolder(folder), backup.name)
  const { files } = await contentsOf(folder, backup)
  const faults = await eachOf(files, 4, async (file) => {
    const content = await measureStored(storedPath(home, file.path)).catch(() => null)
    return content?.sha256 === file.sha256 ? [] : [`${file.path} of ${backup.name} is damaged.`]
  })
  const segments = await archivedSegments(folder)
  const gaps = missingSegments(backup.startWal, segments).map(
    (number) => `The archive lacks the segment that ends in ${nameOfNumber(number)}.`,
  )
  const needed = segments.filter((name) => !isBefore(`${name}.gz`, backup.startWal))
  const damaged = await eachOf(needed, 4, async (name) => {
    const content = await measureStored(join(walFolder(folder), `${name}.gz`)).catch(() => null)
    return content?.bytes === segmentBytes ? [] : [`The segment ${name} in the archive is damaged.`]
  })
  return [...faults.flat(), ...gaps, ...damaged.flat()]
}
