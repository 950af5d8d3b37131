import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openHome } from '../../apps/server/src/platform/embedded-postgres/database-home.ts'
import { exists } from '../../apps/server/src/platform/embedded-postgres/exists.ts'
import { mayUse } from '../../apps/server/src/platform/embedded-postgres/unprivileged-user.ts'
import { walFolder } from '../../apps/server/src/platform/embedded-postgres/wal-archive.ts'
import { type Backup, listBackups } from '../../apps/server/src/platform/operator/backups.ts'
import { BackupFault } from './backup-fault.ts'
import { announceTimeline, recover, type RecoveryPlan } from './recover.ts'
import { printOf, seedKeyFile } from './seed-key.ts'
import { unpackBackup } from './unpack-backup.ts'
import { archivedSegments, missingSegments, nameOfNumber } from './wal-segments.ts'

export interface RestorePlan extends RecoveryPlan {
  /** A data folder that does not exist yet. */
  readonly into: string
  /** Null: go on although nobody can open the sealed seeds then. */
  readonly seedKey: Uint8Array | null
}

export interface Restored {
  readonly backup: Backup
  /** Of the last transaction that is in it; null when there was none after the backup. */
  readonly lastCommitAt: Date | null
}

/**
 * Makes a data folder with the database as it was at a moment, and hands it to `check` while its server runs. Nothing is
 * changed in the backups, and a server that runs elsewhere is not touched.
 * @throws BackupFault when that moment cannot be reached, something is damaged or missing, or the seed key does not fit.
 */
export async function restore(
  plan: RestorePlan,
  check: (connectionString: string) => Promise<void>,
): Promise<Restored> {
  if ((await exists(plan.into)) && (await readdir(plan.into)).length > 0)
    throw new BackupFault(`${plan.into} is not empty; restore into a folder of its own.`)
  const backup = await backupFor(plan)
  mustFit(backup, plan.seedKey)
  if (plan.to === 'latest') await mustBeGapless(plan.folder, backup)
  const home = await openHome(join(plan.into, 'postgres'), plan.log)
  const wal = walFolder(plan.folder)
  // To the server an archive that it cannot read would look like one that ends here.
  if (home.user && !mayUse(home.user, wal))
    throw new BackupFault(`User ${home.user.name}, whom PostgreSQL runs as, cannot read ${wal}.`)
  let recovered = false
  try {
    plan.log(`unpacking the backup ${backup.name} (${backup.fileCount} files)`)
    await unpackBackup(plan.folder, backup, home)
    plan.log(`going on to ${plan.to === 'latest' ? 'the end of the archive' : plan.to}`)
    const lastCommitAt = await recover(plan, home, async (connectionString) => {
      recovered = true
      await check(connectionString)
    })
    await announceTimeline(home)
    if (plan.seedKey) await keepSeedKey(plan.into, plan.seedKey)
    return { backup, lastCommitAt }
  } catch (fault) {
    // What was recovered and then found wrong is kept for a closer look.
    if (!recovered)
      for (const folder of [plan.into, home.folder])
        await rm(folder, { recursive: true, force: true })
    throw fault
  }
}

/** The newest backup that was whole at that moment. */
async function backupFor({ folder, to }: RestorePlan): Promise<Backup> {
  const backups = await listBackups(folder)
  const oldest = backups[0]
  if (!oldest) throw new BackupFault(`There is no backup in ${folder}.`)
  const until = to === 'latest' ? Number.POSITIVE_INFINITY : Date.parse(to)
  const found = backups.findLast(({ endedAt }) => Date.parse(endedAt) <= until)
  if (found) return found
  throw new BackupFault(`The oldest backup reaches back to ${oldest.endedAt}, not to ${to}.`)
}

function mustFit(backup: Backup, key: Uint8Array | null): void {
  if (key === null || backup.seedKeyPrint === null) return
  if (printOf(key) !== backup.seedKeyPrint)
    throw new BackupFault(
      `This is another seed key (${printOf(key)}) than the one the backup was played with (${backup.seedKeyPrint}).`,
    )
}

async function mustBeGapless(folder: string, backup: Backup): Promise<void> {
  const missing = missingSegments(backup.startWal, await archivedSegments(folder))
  if (missing.length > 0)
    throw new BackupFault(
      `The archive has a gap: ${missing.length} segments are missing, the first ends in ${nameOfNumber(missing[0] ?? 0)}. What was committed before it can be restored with --to and a time.`,
    )
}

async function keepSeedKey(into: string, key: Uint8Array): Promise<void> {
  const file = seedKeyFile(into)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, key, { mode: 0o600 })
}
