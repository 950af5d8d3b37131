import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  hashedOfLine,
  noLineBefore,
  openingLine,
  type OpeningLine,
  ownerInWords,
  seedPurposes,
} from '@fairhouse/contract/signer/seeds'

/** What the files of the signer's log say, and whether they are what it wrote. */
export interface ReadLog {
  readonly lines: readonly OpeningLine[]
  /** Sentences about lines that do not follow from those before; empty when the chain is whole. */
  readonly broken: readonly string[]
}

/** Reads every day of the signer's log (`openings` in its folder), oldest first, and reckons its chain again. */
export function readOpenings(folder: string): ReadLog {
  const files = readdirSync(folder)
    .filter((name) => /^\d{4}-\d\d-\d\d\.jsonl$/.test(name))
    .toSorted()
  const broken: string[] = []
  const lines: OpeningLine[] = []
  for (const name of files) {
    const texts = readFileSync(join(folder, name), 'utf8').split('\n')
    for (const [index, text] of texts.entries()) {
      if (text === '') continue
      const line = lineOf(text)
      if (line) lines.push(line)
      else broken.push(`${name}, line ${index + 1}: no opening`)
    }
  }
  return { lines, broken: [...broken, ...breaksOf(lines)] }
}

function lineOf(text: string): OpeningLine | null {
  try {
    return openingLine.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Where a chain is not whole. Days that were put aside may be missing in front, never in between. */
export function breaksOf(lines: readonly OpeningLine[]): string[] {
  return lines.flatMap((line, index) => {
    const before = lines[index - 1]
    const follows = before
      ? line.number === before.number + 1 && line.before === before.hash
      : line.number > 1 || line.before === noLineBefore
    const hash = createHash('sha256').update(hashedOfLine(line)).digest('hex')
    return [
      ...(follows ? [] : [`line ${line.number} does not follow the one before it`]),
      ...(hash === line.hash ? [] : [`line ${line.number} was changed`]),
    ]
  })
}

/** How often seeds were opened for each purpose, and the owners whose seeds were opened most often. */
export function countsOf(lines: readonly OpeningLine[], owners: number) {
  const byPurpose = Object.fromEntries(
    seedPurposes.map((purpose) => [
      purpose,
      lines.filter((line) => line.purpose === purpose).length,
    ]),
  )
  const byOwner = new Map<string, number>()
  for (const { owner } of lines) {
    const name = owner.type === 'stream' ? `player ${owner.player}` : ownerInWords(owner)
    byOwner.set(name, (byOwner.get(name) ?? 0) + 1)
  }
  const most = [...byOwner].toSorted(([, a], [, b]) => b - a).slice(0, owners)
  return { byPurpose, most, owners: byOwner.size }
}
