import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Outcome } from './certify-title.ts'
import { isDrawn } from '@fairhouse/games/discover'
import { keptHashes } from '@fairhouse/games/released'
import { gameOf, type Release } from '@fairhouse/game-math/released/release'
import { lockedHashes, type MathLock, renewed } from './math-lock.ts'
import { sheetText } from './par-sheet/markdown/sheet-text.ts'
import { recordedSheet } from './par-sheet/recorded-sheet.ts'

const lockFile = new URL('../../math.lock.json', import.meta.url)
const root = new URL('../../', import.meta.url)

/** A file and what certification says it must hold: the whole of it, or how it begins where a shorter run was played. */
interface RecordFile {
  readonly file: URL
  readonly text: string
  readonly isBeginning: boolean
}

/**
 * The files that record certificates: four for each title, and the lock of all.
 * @param isWhole whether the rounds played are those that are recorded; else the par sheet's last section is left out.
 * @param today the day that a version is first certified on, where no par sheet names it yet.
 */
export function recordFiles(
  outcomes: readonly Outcome[],
  { isWhole, today }: { readonly isWhole: boolean; readonly today: string },
): readonly RecordFile[] {
  const certificates = outcomes.map(({ certificate }) => certificate)
  const lock = certificates.reduce(
    (so, certificate) => renewed(so, certificate, isDrawn(folderOf(certificate.uri))),
    readLock(),
  )
  return [
    ...outcomes.flatMap(({ certificate, release, parSheet: { computed, played } }) => {
      const folder = folderOf(certificate.uri)
      const rules: Release = JSON.parse(release)
      const sheet = recordedSheet(computed, { folder, entry: lock[certificate.uri], today })
      const proved = sheetText(sheet, gameOf(rules))
      return [
        whole(new URL(`released/${certificate.hash}.json`, folder), release),
        whole(new URL('certificate.json', folder), jsonText(certificate, 2)),
        whole(new URL('par-sheet.json', folder), jsonText(sheet, 1)),
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
  for (const { file, text } of files) {
    mkdirSync(new URL('./', file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Forgets rules of a title that is not drawn yet and that its lock no longer names: no player can have met them. */
export function forgetUnmet(uri: string): void {
  const folder = folderOf(uri)
  const entry = readLock()[uri]
  if (entry === undefined || isDrawn(folder)) return
  const locked = new Set(lockedHashes(entry))
  for (const hash of keptHashes(uri)) {
    if (!locked.has(hash)) rmSync(new URL(`released/${hash}.json`, folder))
  }
}

const folderOf = (uri: string): URL => new URL(`games/${uri}/`, root)

/** Names, from the root, of files that do not hold what they must. */
export function differing(files: readonly RecordFile[]): readonly string[] {
  return files
    .filter(({ file, text, isBeginning }) => {
      const held = existsSync(file) ? readFileSync(file, 'utf8') : ''
      return isBeginning ? !held.startsWith(text) : held !== text
    })
    .map(({ file }) => fileURLToPath(file).slice(fileURLToPath(root).length))
}

export function readLock(): MathLock {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')) : {}
}

/** JSON as the formatter of the repository leaves it: it writes exponents without their plus. */
const jsonText = (value: object, indent: number): string =>
  `${JSON.stringify(value, null, indent)}\n`.replaceAll(/(\d)e\+(\d+)/g, '$1e$2')
