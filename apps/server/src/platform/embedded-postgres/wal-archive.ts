import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { folderNotWritable, PostgresFault } from './postgres-fault.ts'
import { identityOf, type UnixUser } from './unprivileged-user.ts'

/** Where the server puts a copy of everything it wrote, so that the database can be restored to any moment. */
export interface WalArchive {
  /** Segments go to its folder `wal`. */
  readonly folder: string
  /** What was committed is in the archive after so many seconds at the latest, however little is written. */
  readonly everySeconds: number
}

export const walFolder = (folder: string): string => join(folder, 'wal')

/**
 * Makes the folder, for the server's user alone: it holds everything that the database holds.
 * @throws PostgresFault when that user cannot write there.
 */
export async function openArchive(folder: string, user: UnixUser | undefined): Promise<void> {
  const wal = walFolder(folder)
  try {
    await mkdir(wal, { recursive: true })
    await chmod(wal, 0o700)
    if (user) await chown(wal, user.uid, user.gid)
  } catch (error) {
    throw archiveFault(folderNotWritable(wal, error).message.replace('DATA_DIR', 'BACKUP_DIR'))
  }
  const question = 'test -w "$0" && test -x "$0"'
  const asked = spawnSync('/bin/sh', ['-c', question, wal], {
    ...identityOf(user),
    cwd: '/',
    stdio: 'ignore',
  })
  if (asked.status === 0) return
  throw archiveFault(
    `The archive ${wal} cannot be written by user ${user?.name ?? 'of this process'}, whom PostgreSQL runs as; set BACKUP_DIR to a folder that user may enter.`,
  )
}

const archiveFault = (sentence: string): PostgresFault =>
  new PostgresFault('folder-not-writable', sentence)

/** The server's settings that fill the archive. */
export const archiveSettings = ({ folder, everySeconds }: WalArchive): Record<string, string> => ({
  archive_mode: 'on',
  archive_command: archiveCommand(folder),
  archive_timeout: `${everySeconds}s`,
})

/** Ours are the libraries of the server, not of the system's programs. */
const plainly = 'unset LD_LIBRARY_PATH DYLD_LIBRARY_PATH;'

/**
 * Puts one segment away: compressed, on disk before it has its name, and never over another one of that name. A segment that is
 * there already with the same content counts as put away, for a crash may come between the copy and the note of it.
 */
export function archiveCommand(folder: string): string {
  const file = `${inShell(walFolder(folder))}/%f.gz`
  const put = `gzip -1 -c %p > ${file}.part && sync ${file}.part && mv ${file}.part ${file} && sync ${inShell(walFolder(folder))}`
  const same = `gzip -dc ${file} | cmp -s - %p`
  return `${plainly} if test -e ${file}; then ${same}; else ${put}; fi`
}

/**
 * Fetches one segment. Code 1 says "not there", by which the server knows that the archive ends; damage must not look like
 * that, and a code above 125 stops the recovery (PostgreSQL manual, restore_command).
 */
export function restoreCommand(folder: string): string {
  const file = `${inShell(walFolder(folder))}/%f.gz`
  return `${plainly} test -e ${file} || exit 1; gzip -dc ${file} > %p || exit 200`
}

/** A path as one word of the shell, within a setting in which % begins a placeholder. */
const inShell = (path: string): string =>
  `'${path.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`
