import { execFile } from 'node:child_process'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Access, userName } from './access.ts'
import type { DatabaseHome } from './database-home.ts'
import { exists } from './exists.ts'
import { PostgresFault } from './postgres-fault.ts'
import type { ServerBinaries } from './server-binaries.ts'
import { identityOf, type UnixUser } from './unprivileged-user.ts'

/** Whether the folder holds a cluster. @throws PostgresFault when another major version wrote it. */
export async function hasCluster(home: DatabaseHome, binaries: ServerBinaries): Promise<boolean> {
  if (!(await exists(home.cluster))) return false
  const written = (await readFile(join(home.cluster, 'PG_VERSION'), 'utf8')).trim()
  if (written === binaries.majorVersion) return true
  const message = `The database in ${home.folder} was written by PostgreSQL ${written}, but this Fairhouse brings PostgreSQL ${binaries.majorVersion}; move it over with pg_dump, or set DATA_DIR to another folder.`
  throw new PostgresFault('wrong-version', message)
}

/**
 * Makes an empty cluster that does not depend on the machine: always UTF-8, sorted by code point, whatever
 * LANG says. It appears in one step: a crash in the middle leaves only a folder that the next start removes.
 * @throws PostgresFault with the last words of initdb.
 */
export async function initialiseCluster(
  home: DatabaseHome,
  binaries: ServerBinaries,
  options: { access: Access; losesDataOnCrash: boolean },
): Promise<void> {
  const half = `${home.cluster}.half`
  const passwordFile = `${half}.password`
  try {
    await rm(half, { recursive: true, force: true })
    await mkdir(half, { mode: 0o700 })
    await writeFile(passwordFile, options.access.password, { mode: 0o600 })
    await handOver(half, home.user)
    await handOver(passwordFile, home.user)
    const flags = ['-D', half, '-U', userName, '--pwfile', passwordFile, ...fixedFlags]
    if (options.losesDataOnCrash) flags.push('--no-sync')
    await promisify(execFile)(binaries.initdb, flags, {
      ...identityOf(home.user),
      cwd: home.folder,
      env: binaries.environment,
    })
    await rename(half, home.cluster)
  } catch (error) {
    if (error instanceof PostgresFault) throw error
    const message = `The embedded database could not be made in ${home.folder}: ${lastWords(error)}.`
    throw new PostgresFault('initialise-failed', message, error)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

const fixedFlags = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
]

async function handOver(path: string, user: UnixUser | undefined): Promise<void> {
  if (user === undefined) return
  try {
    await chown(path, user.uid, user.gid)
  } catch (error) {
    const message = `PostgreSQL refuses to run as root, and ${path} cannot be handed to user ${user.name}; start as an ordinary user, or set DATABASE_URL.`
    throw new PostgresFault('no-unprivileged-user', message, error)
  }
}

function lastWords(error: unknown): string {
  const said =
    typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr) : ''
  const line = said.trim().split('\n').at(-1)
  return line || (error instanceof Error ? error.message : String(error))
}
