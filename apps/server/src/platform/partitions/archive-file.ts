import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** What lines add up to. */
export interface Digest {
  readonly rows: number
  /** Of the lines, each with its line feed, before compression. */
  readonly sha256: string
}

/** Writes lines into a gzip'd file that appears in one step, once it is on the disk. */
export async function writeLines(
  file: string,
  lines: AsyncIterable<readonly string[]>,
): Promise<Digest> {
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.part`
  const hash = createHash('sha256')
  let rows = 0
  async function* bytes(): AsyncGenerator<string> {
    for await (const some of lines) {
      const text = some.map((line) => `${line}\n`).join('')
      hash.update(text)
      rows += some.length
      yield text
    }
  }
  await pipeline(Readable.from(bytes()), createGzip(), createWriteStream(part, { flush: true }))
  await rename(part, file)
  await syncFolder(dirname(file))
  return { rows, sha256: hash.digest('hex') }
}

/** Reads a file back from the disk. @throws the fault of a file that is missing, cut off or not what gzip made. */
export async function readLines(file: string): Promise<Digest> {
  const hash = createHash('sha256')
  let rows = 0
  const count = new Writable({
    write: (chunk: Buffer, _, done) => {
      hash.update(chunk)
      for (const byte of chunk) if (byte === 10) rows++
      done()
    },
  })
  await pipeline(createReadStream(file), createGunzip(), count)
  return { rows, sha256: hash.digest('hex') }
}

/** What a file holds, in a file of its own beside it. */
export async function writeManifest(file: string, manifest: object): Promise<void> {
  await writeFile(`${file}.json`, `${JSON.stringify(manifest, null, 2)}\n`, { flush: true })
  await syncFolder(dirname(file))
}

/** Only then does a new name survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const archiveFile = (folder: string, partition: string): string =>
  join(folder, `${partition}.ndjson.gz`)
