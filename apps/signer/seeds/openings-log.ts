import { createHash } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import {
  hashedOfLine,
  noLineBefore,
  openingLine,
  type OpeningLine,
} from '@fairhouse/contract/signer/seeds'

/** Everything that was opened, one line each, chained by hashes. */
export interface OpeningsLog {
  /** Writes openings down; on disk when it returns. */
  append(openings: readonly Pick<OpeningLine, 'at' | 'by' | 'owner' | 'purpose'>[]): void
  /** Lines after the one of that number, as far as they are remembered; the oldest first, so many at most. */
  after(number: number, limit: number): readonly OpeningLine[]
  /** How many lines were ever written. */
  count(): number
}

/** So many of the newest lines are told over the wire; the files have all. */
const linesRemembered = 20_000

/**
 * Opens the log in a folder of its own: a file for each day (UTC), `2026-11-26.jsonl`; the chain goes on from file to file.
 * @throws Error when its newest two files do not follow each other line by line. A last line that was cut off in the middle was never answered, and is
 * cut away.
 */
export function openOpeningsLog(folder: string): OpeningsLog {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const newestFile = filesIn(folder).at(-1) ?? ''
  let remembered = readNewest(folder)
  let last = remembered.at(-1)
  let open: { readonly day: string; readonly file: number } | null = null

  const fileOf = (day: string): number => {
    if (open?.day === day) return open.file
    if (open) closeSync(open.file)
    const file = openSync(join(folder, `${day}.jsonl`), 'a', 0o600)
    const inFolder = openSync(folder, 'r')
    // A file that was made is there after a power cut only when its folder is on disk, too.
    fsyncSync(inFolder)
    closeSync(inFolder)
    open = { day, file }
    return file
  }
  return {
    append: (openings) => {
      const lines: OpeningLine[] = []
      for (const opening of openings) {
        const line = chained(opening, lines.at(-1) ?? last)
        lines.push(line)
      }
      const newest = lines.at(-1)
      if (!newest) return
      // A clock that was set back does not open an earlier file again: the chain would go back and forth.
      const latest = open?.day ?? newestFile.slice(0, 10)
      const day = dayOf(newest.at)
      const file = fileOf(day > latest ? day : latest)
      writeSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
      fsyncSync(file)
      last = newest
      remembered.push(...lines)
      if (remembered.length > 2 * linesRemembered) remembered = remembered.slice(-linesRemembered)
    },
    after: (number, limit) => {
      const first = remembered[0]?.number ?? 1
      const from = Math.max(0, number + 1 - first)
      return remembered.slice(from, from + limit)
    },
    count: () => last?.number ?? 0,
  }
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

function chained(
  { at, by, owner, purpose }: Pick<OpeningLine, 'at' | 'by' | 'owner' | 'purpose'>,
  last: OpeningLine | undefined,
): OpeningLine {
  const number = (last?.number ?? 0) + 1
  const line = { number, at, by, owner, purpose, before: last?.hash ?? noLineBefore }
  return { ...line, hash: hashOf(line) }
}

const hashOf = (line: Omit<OpeningLine, 'hash'>): string =>
  createHash('sha256').update(hashedOfLine(line)).digest('hex')

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-\d\d-\d\d\.jsonl$/.test(name))
    .toSorted()

function readNewest(folder: string): OpeningLine[] {
  const files = filesIn(folder)
  const lines = files.slice(-2).flatMap((name) => linesOf(join(folder, name)))
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const follows = before
      ? line.before === before.hash && line.number === before.number + 1
      : files.length > 2 || (line.before === noLineBefore && line.number === 1)
    if (!follows || line.hash !== hashOf(line))
      throw new Error(`Line ${line.number} of the openings in ${folder} was changed.`)
  }
  return lines
}

function linesOf(path: string): OpeningLine[] {
  const text = readFileSync(path, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole))
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => openingLine.parse(JSON.parse(line)))
}
