import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { auditHouse } from '../../apps/server/src/house/audit-house.ts'
import type { Config } from '../../apps/server/src/platform/config.ts'
import { withDatabase } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { auditBooks } from '../../apps/server/src/platform/operator/audit-books.ts'
import { listBackups } from '../../apps/server/src/platform/operator/backups.ts'
import { onOwnConnection } from '../../apps/server/src/platform/operator/own-connection.ts'
import { BackupFault } from './backup-fault.ts'
import { removeOld, verifyBackup } from './kept-backups.ts'
import { restore } from './restore.ts'
import { copySeedKeyApart, printOf, readSeedKey } from './seed-key.ts'
import { takeBackup } from './take-backup.ts'

export interface Here {
  readonly config: Pick<
    Config,
    'backupDir' | 'archiveSeconds' | 'backupsKept' | 'dataDir' | 'seedKey'
  >
  readonly say: (line: string) => void
}

export const usage = `BACKUP_DIR=<folder> npm run backup
BACKUP_DIR=<folder> npm run backup -- --verify
npm run backup -- --key-to <folder apart>
BACKUP_DIR=<folder> npm run restore -- --to <time|latest> --into <new folder> --seed-key <file>
  a time has its offset: 2026-03-01T12:00:00Z; instead of --seed-key: SEED_KEY, or --without-seed-key`

/** Takes a backup, or verifies the newest, or keeps the seed key apart. @throws BackupFault */
export async function backUp(here: Here, args: readonly string[]): Promise<void> {
  const asked = readArguments(args, {
    verify: { type: 'boolean' },
    'key-to': { type: 'string' },
  })
  const folder = folderOf(here)
  const keyTo = asked['key-to']
  if (typeof keyTo === 'string') {
    const copy = await copySeedKeyApart(here.config, resolve(keyTo), folder)
    here.say(`The seed key was copied to ${copy}; keep it, and keep it apart from the backups.`)
  } else if (asked['verify'] === true) await verifyNewest(folder, here.say)
  else await takeAndTidy(here, folder)
}

async function takeAndTidy({ config, say }: Here, folder: string): Promise<void> {
  const key = await readSeedKey(config)
  const archive = { folder, everySeconds: config.archiveSeconds }
  const options = { dataDir: join(config.dataDir, 'postgres'), log: say, archive }
  const begunAt = performance.now()
  const backup = await withDatabase(options, (database) =>
    takeBackup({ folder, database, seedKeyPrint: key && printOf(key), now: new Date() }),
  )
  const seconds = ((performance.now() - begunAt) / 1000).toFixed(1)
  const size = (backup.bytes / 1_000_000).toFixed(0)
  say(`Backup ${backup.name}: ${backup.fileCount} files, ${size} MB, ${seconds} s.`)
  const removed = await removeOld(folder, config.backupsKept)
  if (removed.length > 0) say(`Removed ${removed.length} that nothing kept needs any more.`)
  if (key)
    say(
      `The seed key (${printOf(key)}) is not in it and is needed to restore; keep it apart: npm run backup -- --key-to <folder>`,
    )
}

async function verifyNewest(folder: string, say: Here['say']): Promise<void> {
  const newest = (await listBackups(folder)).at(-1)
  if (!newest) throw new BackupFault(`There is no backup in ${folder}.`)
  const wrong = await verifyBackup(folder, newest)
  if (wrong.length > 0) throw new BackupFault(wrong.join('\n'))
  say(`Backup ${newest.name} and the archive after it are whole.`)
}

const withOffset = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/

/** Restores into a folder of its own and audits the books there. @throws BackupFault */
export async function restoreTo(here: Here, args: readonly string[]): Promise<void> {
  const asked = readArguments(args, {
    to: { type: 'string' },
    into: { type: 'string' },
    'seed-key': { type: 'string' },
    'without-seed-key': { type: 'boolean' },
  })
  const { to, into } = asked
  if (typeof to !== 'string' || typeof into !== 'string') throw new BackupFault(usage)
  if (to !== 'latest' && !withOffset.test(to))
    throw new BackupFault(
      `--to ${to} is no moment; say latest, or a time such as 2026-03-01T12:00:00Z.`,
    )
  const seedKey =
    asked['without-seed-key'] === true ? null : await keyGiven(here, asked['seed-key'])
  const plan = { folder: folderOf(here), to, into: resolve(into), seedKey, log: here.say }
  const { lastCommitAt } = await restore(plan, (database) => mustBeRight(database, here.say))
  here.say(
    lastCommitAt
      ? `The last transaction in it is of ${lastCommitAt.toISOString()}.`
      : 'Nothing was committed after the backup.',
  )
  here.say(`Start the house on it with DATA_DIR=${plan.into}.`)
}

async function keyGiven({ config }: Here, file: string | boolean | undefined): Promise<Uint8Array> {
  if (typeof file === 'string') return readFile(file)
  if (config.seedKey !== null) return Buffer.from(config.seedKey, 'hex')
  throw new BackupFault(
    'The seed key is missing: without it nobody can play on, or verify, the streams whose seeds are sealed. Give it with --seed-key <file> or SEED_KEY, or say --without-seed-key.',
  )
}

async function mustBeRight(connectionString: string, say: Here['say']): Promise<void> {
  const { broken, promises } = await onOwnConnection(connectionString, (client) =>
    auditBooks(client, auditHouse),
  )
  if (broken.length > 0)
    throw new BackupFault(`The restored books are broken.\n${broken.join('\n')}`)
  say(`The books are right: ${promises} promises hold.`)
}

function folderOf({ config }: Here): string {
  if (config.backupDir === null)
    throw new BackupFault('Set BACKUP_DIR to the folder of backups and archive.')
  return config.backupDir
}

function readArguments(
  args: readonly string[],
  options: Readonly<Record<string, { type: 'boolean' | 'string' }>>,
): Readonly<Record<string, string | boolean | undefined>> {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (fault) {
    throw new BackupFault(usage, { cause: fault })
  }
}
