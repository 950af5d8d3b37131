import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Outcome } from './certify-title.ts'
import { type MathLock, renewed } from './math-lock.ts'

const lockFile = new URL('../../math.lock.json', import.meta.url)
const root = new URL('../../', import.meta.url)

/** A file and what certification says it must hold: the whole of it, or how it begins where a shorter run was played. */
interface RecordFile {
  readonly file: URL
  readonly text: string
  readonly isBeginning: boolean
}

/**
 * The files that record certificates: two for each title, and the lock of all.
 * @param isWhole whether the rounds played are those that are recorded; else the par sheet's last section is left out.
 */
export function recordFiles(outcomes: readonly Outcome[], isWhole: boolean): readonly RecordFile[] {
  const certificates = outcomes.map(({ certificate }) => certificate)
  const lock = certificates.reduce(renewed, readLock())
  return [
    ...outcomes.flatMap(({ certificate, parSheet: { proved, played } }) => {
      const folder = new URL(`games/${certificate.uri}/`, root)
      return [
        whole(new URL('certificate.json', folder), `${JSON.stringify(certificate, null, 2)}\n`),
        isWhole
          ? whole(new URL('par-sheet.md', folder), `${proved}\n\n${played}`)
          : { file: new URL('par-sheet.md', folder), text: `${proved}\n\n`, isBeginning: true },
      ]
    }),
    whole(lockFile, `${JSON.stringify(lock, null, 2)}\n`),
  ]
}

function whole(file: URL, text: string): RecordFile {
  return { file, text, isBeginning: false }
}

export function writeFiles(files: readonly RecordFile[]): void {
  for (const { file, text } of files) writeFileSync(file, text)
}

/** Names, from the root, of files that do not hold what they must. */
export function differing(files: readonly RecordFile[]): readonly string[] {
  return files
    .filter(({ file, text, isBeginning }) => {
      const held = existsSync(file) ? readFileSync(file, 'utf8') : ''
      return isBeginning ? !held.startsWith(text) : held !== text
    })
    .map(({ file }) => fileURLToPath(file).slice(fileURLToPath(root).length))
}

function readLock(): MathLock {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')) : {}
}
