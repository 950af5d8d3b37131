import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Outcome } from './certify-title.ts'
import { type MathLock, renewed } from './math-lock.ts'

const lockFile = new URL('../../math.lock.json', import.meta.url)
const root = new URL('../../', import.meta.url)

/** A file and what certification says it must hold. */
interface RecordFile {
  readonly file: URL
  readonly text: string
}

/** The files that record certificates: two for each title, and the lock of all. */
export function recordFiles(outcomes: readonly Outcome[]): readonly RecordFile[] {
  const certificates = outcomes.map(({ certificate }) => certificate)
  const lock = certificates.reduce(renewed, readLock())
  return [
    ...outcomes.flatMap(({ title, certificateText, parSheetText }) => [
      { file: new URL('certificate.json', title.folder), text: certificateText },
      { file: new URL('par-sheet.md', title.folder), text: parSheetText },
    ]),
    { file: lockFile, text: `${JSON.stringify(lock, null, 2)}\n` },
  ]
}

export function writeFiles(files: readonly RecordFile[]): void {
  for (const { file, text } of files) writeFileSync(file, text)
}

/** Names, from the root, of files that do not hold what they must. */
export function differing(files: readonly RecordFile[]): readonly string[] {
  return files
    .filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
    .map(({ file }) => fileURLToPath(file).slice(fileURLToPath(root).length))
}

function readLock(): MathLock {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')) : {}
}
