import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const worthIt = new Set([
  '.js',
  '.css',
  '.html',
  '.svg',
  '.json',
  '.webmanifest',
  '.md',
  '.fnt',
  '.txt',
])
/** Bytes below which a copy would not save a packet. */
const least = 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Puts `.br` and `.gz` beside every file that text compression helps.
 * @returns how many files have copies.
 */
export async function precompress(folders: readonly string[]): Promise<number> {
  const files = await Promise.all(folders.filter((folder) => existsSync(folder)).map(filesUnder))
  const wanted = files.flat().filter((path) => worthIt.has(extname(path)))
  const done = await Promise.all(wanted.map(compressOne))
  return done.filter(Boolean).length
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

async function compressOne(path: string): Promise<boolean> {
  const bytes = await readFile(path)
  if (bytes.length < least) return false
  const [smaller, small] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    zip(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, smaller), writeFile(`${path}.gz`, small)])
  return true
}
