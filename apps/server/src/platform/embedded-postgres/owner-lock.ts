import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { folderNotWritable, PostgresFault } from './postgres-fault.ts'

const sqliteBusy = 5

/** The right to be the only starter of one database; the kernel takes it back when the process dies, however it dies. */
export interface OwnerLock {
  release(): void
}

/**
 * Takes the lock on a database folder. Node has no file lock of its own, so an exclusive transaction on an
 * empty SQLite file serves as one: atomic, never stale, and it holds between containers that share a volume.
 * Whoever holds it knows that every PostgreSQL process found on this folder is an orphan.
 * @throws PostgresFault "in-use" when another process, or this one, has it.
 */
export function takeOwnerLock(folder: string): OwnerLock {
  const holderFile = join(folder, 'owner.pid')
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, 'owner.lock'))
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
  } catch (error) {
    lock?.close()
    if (!isBusy(error)) throw folderNotWritable(folder, error)
    const message = `The database in ${folder} is in use by another Fairhouse (process ${readHolder(holderFile)}); stop that one, or set DATA_DIR to another folder.`
    throw new PostgresFault('in-use', message)
  }
  writeFileSync(holderFile, `${process.pid}\n`)
  const held = lock
  return {
    release: () => {
      if (held.isOpen) held.close()
    },
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    // The holder is between taking the lock and writing its number, or hides it from us.
    return 'unknown'
  }
}
