import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { exists } from '../../apps/server/src/platform/embedded-postgres/exists.ts'
import { BackupFault } from './backup-fault.ts'

/** Where the server keeps the key that seals server seeds, unless SEED_KEY is set. */
export const seedKeyFile = (dataDir: string): string => join(dataDir, 'secrets', 'seed-key')

/** By which a key is recognised, and from which it cannot be found. */
export const printOf = (key: Uint8Array): string =>
  createHash('sha256').update('fairhouse seed key').update(key).digest('hex').slice(0, 16)

/** The key of a house; null when it has none yet. */
export async function readSeedKey(from: {
  readonly seedKey: string | null
  readonly dataDir: string
}): Promise<Uint8Array | null> {
  if (from.seedKey !== null) return Buffer.from(from.seedKey, 'hex')
  const file = seedKeyFile(from.dataDir)
  return (await exists(file)) ? readFile(file) : null
}

/**
 * Copies the key to a folder apart from the backups.
 * @throws BackupFault when the folder is within the backups: who steals both can open every seed that players still play on.
 */
export async function copySeedKeyApart(
  house: { readonly seedKey: string | null; readonly dataDir: string },
  folder: string,
  backupDir: string,
): Promise<string> {
  if (!relative(backupDir, folder).startsWith('..'))
    throw new BackupFault(
      'The seed key must be kept apart from the backups; choose a folder outside BACKUP_DIR.',
    )
  const key = await readSeedKey(house)
  if (!key) throw new BackupFault(`There is no seed key in ${house.dataDir}.`)
  if (house.seedKey !== null)
    throw new BackupFault('The seed key is set as SEED_KEY; keep it where you keep that setting.')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const copy = join(folder, `seed-key-${printOf(key)}`)
  await copyFile(seedKeyFile(house.dataDir), copy)
  return copy
}
