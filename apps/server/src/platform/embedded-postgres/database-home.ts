import { createHash } from 'node:crypto'
import { chmod, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { errorCode, folderNotWritable, PostgresFault } from './postgres-fault.ts'
import { chooseUser, isRoot, mayUse, type UnixUser } from './unprivileged-user.ts'

/** The folder of one embedded database and whom its server runs as. */
export interface DatabaseHome {
  readonly folder: string
  /** PostgreSQL's own files ("PGDATA"); they belong to `user`. */
  readonly cluster: string
  readonly accessFile: string
  readonly logFile: string
  /** Undefined when we are an ordinary user: the server runs as we do. */
  readonly user: UnixUser | undefined
}

/** Where databases of root go whose data folder only root may enter, as everything below /root. */
const stateOfTheSystem = '/var/lib/fairhouse'
const longestLog = 10_000_000

/**
 * Opens the folder, making what is missing of it, and decides whom the server runs as.
 * @throws PostgresFault when the folder cannot be written or belongs to somebody else.
 */
export async function openHome(
  dataDir: string,
  log: (line: string) => void,
): Promise<DatabaseHome> {
  const wanted = resolve(dataDir)
  await makeFolder(wanted)
  const user = await chooseUser(await ownerOf(join(wanted, 'cluster')))
  if (user === undefined || mayUse(user, wanted)) return homeIn(wanted, user)
  // The same folder always leads to the same place, so that the next start finds the database again.
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 12)
  const reachable = join(stateOfTheSystem, key)
  log(
    `user ${user.name} may not enter ${wanted}, and PostgreSQL does not run as root: its files go to ${reachable}`,
  )
  await makeFolder(reachable)
  return homeIn(reachable, await chooseUser(await ownerOf(join(reachable, 'cluster'))))
}

async function homeIn(folder: string, user: UnixUser | undefined): Promise<DatabaseHome> {
  const home = {
    folder,
    cluster: join(folder, 'cluster'),
    accessFile: join(folder, 'access.json'),
    logFile: join(folder, 'server.log'),
    user,
  }
  const owner = await ownerOf(home.cluster)
  if (owner !== undefined && user === undefined && owner !== process.geteuid?.()) {
    const message = `The database in ${folder} belongs to user ${owner}; start as that user (or as root, if root started it before), or set DATA_DIR to another folder.`
    throw new PostgresFault('wrong-owner', message)
  }
  return home
}

async function makeFolder(folder: string): Promise<void> {
  try {
    const highestMade = await mkdir(folder, { recursive: true })
    if (highestMade !== undefined) await openToPassers(highestMade, folder)
    const probe = join(folder, `.probe-${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw folderNotWritable(folder, error)
  }
}

/** Lets the server's user pass through the folders root has just made, whatever the umask says; listing stays root's. */
async function openToPassers(from: string, to: string): Promise<void> {
  if (!isRoot()) return
  for (let folder = to; folder.length >= from.length; folder = resolve(folder, '..'))
    await chmod(folder, 0o755)
}

async function ownerOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).uid
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw folderNotWritable(path, error)
  }
}

/** Puts a long log aside, replacing the one put aside before. Call it while holding the owner's lock. */
export async function keepLogShort(file: string): Promise<void> {
  try {
    if ((await stat(file)).size > longestLog) await rename(file, `${file}.1`)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}
