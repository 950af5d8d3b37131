import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { errorCode, PostgresFault } from './postgres-fault.ts'

/** How to reach one embedded database; kept beside its files, readable by its owner alone. */
export interface Access {
  /** Shown in the title of every process of the server, by which orphans are recognised. */
  readonly clusterName: string
  readonly port: number
  readonly password: string
}

export const host = '127.0.0.1'
export const userName = 'fairhouse'
export const databaseName = 'fairhouse'

export const newAccess = (port: number): Access => ({
  clusterName: `fairhouse-${randomBytes(6).toString('hex')}`,
  port,
  password: randomBytes(24).toString('base64url'),
})

/** Reads what `writeAccess` wrote. @returns undefined when there is nothing yet. */
export async function readAccess(file: string): Promise<Access | undefined> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
  const access = parse(text)
  if (access) return access
  const message = `The file ${file}, which holds the password of the embedded database, is damaged; restore it from a backup.`
  throw new PostgresFault('access-lost', message)
}

function parse(text: string): Access | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isAccess(value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function isAccess(value: unknown): value is Access {
  if (typeof value !== 'object' || value === null) return false
  if (!('clusterName' in value && 'port' in value && 'password' in value)) return false
  return (
    typeof value.clusterName === 'string' &&
    Number.isInteger(value.port) &&
    typeof value.password === 'string'
  )
}

/** Replaces the file in one step, so that a crash leaves the old or the new one. */
export async function writeAccess(file: string, access: Access): Promise<void> {
  const next = `${file}.next`
  await writeFile(next, `${JSON.stringify(access)}\n`, { mode: 0o600, flush: true })
  await rename(next, file)
}

export const connectionString = (access: Access, database: string): string =>
  `postgres://${userName}:${access.password}@${host}:${access.port}/${database}`
