import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type ParSheet, parSheet, type VersionMet } from '@fairhouse/contract/entities/par-sheet'
import { toHex } from '@fairhouse/fairness/hex'
import { sha256 } from '@fairhouse/fairness/sha256'
import type { LockEntry } from '../math-lock.ts'
import type { ComputedSheet } from './sheet-of.ts'

/** What a sheet is completed with when it is recorded. */
interface Recorded {
  /** The title's, with a slash at the end. */
  readonly folder: URL
  readonly entry: LockEntry | undefined
  readonly today: string
}

/** A sheet with all versions of its title, each with the day it was first certified, and the hashes of its help. */
export function recordedSheet(
  { hashes, ...computed }: ComputedSheet,
  { folder, entry, today }: Recorded,
): ParSheet {
  const known = new Map(earlierHistory(folder).map((met) => [met.hash, met.on]))
  const { definition } = hashes
  const met = [...(entry?.earlier ?? []), { version: computed.version, hash: definition }]
  return parSheet.parse({
    ...computed,
    history: met.map(({ version, hash }) => ({ version, hash, on: known.get(hash) ?? today })),
    hashes: { ...hashes, help: helpHashes(folder) },
  })
}

/** The history that the recorded sheet has: a day that was written once stays. */
function earlierHistory(folder: URL): readonly VersionMet[] {
  const file = new URL('par-sheet.json', folder)
  if (!existsSync(file)) return []
  return parSheet.shape.history.parse(JSON.parse(readFileSync(file, 'utf8')).history)
}

function helpHashes(folder: URL): Record<string, string> {
  const help = new URL('help/', folder)
  if (!existsSync(help)) return {}
  const names = readdirSync(help).filter((name) => name.endsWith('.md'))
  return Object.fromEntries(
    names
      .toSorted()
      .map((name) => [
        name.slice(0, -'.md'.length),
        toHex(sha256(readFileSync(new URL(name, help)))),
      ]),
  )
}
