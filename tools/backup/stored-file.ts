import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { StoredFile } from '../../apps/server/src/platform/operator/backups.ts'

type Content = Omit<StoredFile, 'path'>

/**
 * Stores a compressed copy.
 * @returns null when the file is not there any more, as of a table that was dropped meanwhile.
 */
export async function storeFile(from: string, to: string): Promise<Content | null> {
  const measure = measuring()
  await mkdir(dirname(to), { recursive: true })
  try {
    await pipeline(
      createReadStream(from),
      measure.through,
      createGzip({ level: 1 }),
      createWriteStream(to, { mode: 0o600 }),
    )
  } catch (error) {
    if (isMissing(error, from)) return null
    throw error
  }
  return measure.measured()
}

/** Unpacks a stored file. @returns what it held. */
export async function unpackFile(from: string, to: string): Promise<Content> {
  const measure = measuring()
  await pipeline(
    createReadStream(from),
    createGunzip(),
    measure.through,
    createWriteStream(to, { mode: 0o600 }),
  )
  return measure.measured()
}

/** Reads a stored file to its end. @returns what it holds. @throws the fault of zlib when it is damaged. */
export async function measureStored(from: string): Promise<Content> {
  const measure = measuring()
  await pipeline(createReadStream(from), createGunzip(), measure.through, nowhere())
  return measure.measured()
}

export const sha256Of = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex')

/** A small file that the server may be rewriting: read until it is the same twice. */
export async function readSteady(path: string): Promise<Buffer> {
  let before = await readFile(path)
  for (;;) {
    const now = await readFile(path)
    if (now.equals(before)) return now
    before = now
  }
}

function measuring() {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, measured: (): Content => ({ bytes, sha256: hash.digest('hex') }) }
}

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })

const isMissing = (error: unknown, path: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ENOENT' &&
  'path' in error &&
  error.path === path
