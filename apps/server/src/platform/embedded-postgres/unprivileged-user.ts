import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { PostgresFault } from './postgres-fault.ts'

/** The user of the operating system whom PostgreSQL runs as when we are root, which it refuses to be. */
export interface UnixUser {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

// A user made for us comes first, then one already trusted with databases, then the one every system has.
const candidates = ['fairhouse', 'postgres', 'nobody']

export const isRoot = (): boolean => process.geteuid?.() === 0

/**
 * Chooses whom the server runs as.
 * @param ownerUid the owner of the cluster when there is one already: files are not handed over twice.
 * @returns undefined when we are an ordinary user and stay what we are.
 * @throws PostgresFault when nobody fits.
 */
export async function chooseUser(ownerUid: number | undefined): Promise<UnixUser | undefined> {
  if (!isRoot()) return undefined
  const users = parseUsers(await readFile('/etc/passwd', 'utf8'))
  const user =
    ownerUid === undefined
      ? candidates.map((name) => users.find((user) => user.name === name)).find(Boolean)
      : users.find((user) => user.uid === ownerUid)
  if (user !== undefined && user.uid !== 0) return user
  throw new PostgresFault(
    'no-unprivileged-user',
    ownerUid === undefined
      ? 'PostgreSQL refuses to run as root and this system has no user "nobody"; start as an ordinary user, or set DATABASE_URL.'
      : `The database files belong to user ${ownerUid}, as whom PostgreSQL cannot run; hand them to an ordinary user with chown.`,
  )
}

function parseUsers(passwd: string): UnixUser[] {
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    if (name === undefined || !uid || !gid) return []
    return [{ name, uid: Number(uid), gid: Number(gid) }]
  })
}

/** The options of spawn that make the child run as `user`. */
export const identityOf = (user: UnixUser | undefined): { uid?: number; gid?: number } =>
  user === undefined ? {} : { uid: user.uid, gid: user.gid }

/** Asks the kernel, as `user`, whether `path` can be read and entered or executed. */
export function mayUse(user: UnixUser, path: string): boolean {
  const question = 'test -r "$0" && test -x "$0"'
  return (
    spawnSync('/bin/sh', ['-c', question, path], { ...identityOf(user), cwd: '/', stdio: 'ignore' })
      .status === 0
  )
}
