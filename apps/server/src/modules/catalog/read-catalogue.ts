import type { z } from 'zod'
import { type CatalogueEntry, catalogueEntry } from './catalogue-entry.ts'
import { providerOfKey } from './id-ranges.ts'

/** What is wrong with a catalogue file; `line` counts from 1, 0 means the whole file. */
export interface LineFault {
  readonly line: number
  readonly says: string
}

export interface NumberedEntry {
  readonly line: number
  readonly provider: number
  readonly entry: CatalogueEntry
}

/** A catalogue of every game there is has less. */
const bytesAtMost = 16 * 1024 * 1024
const lettersOfALine = 8 * 1024
/** After so many it is no catalogue, and to list them all would take minutes. */
const faultsAtMost = 1_000

/**
 * Reads a catalogue file: JSON Lines in UTF-8, one game a line; blank lines count but say nothing. Pure. Lines are looked at
 * whatever is wrong with others, until there are a thousand faults.
 */
export function readCatalogue(file: Uint8Array): {
  readonly entries: readonly NumberedEntry[]
  readonly faults: readonly LineFault[]
} {
  const text = decoded(file)
  if (text === null) return { entries: [], faults: [{ line: 0, says: unreadable(file) }] }
  const entries: NumberedEntry[] = []
  const faults: LineFault[] = []
  for (const [index, written] of text.split('\n').entries()) {
    const line = index + 1
    if (written.trim() === '') continue
    if (faults.length >= faultsAtMost) {
      faults.push({ line, says: 'has not been looked at: there are too many faults before it' })
      break
    }
    const read = readLine(written)
    if ('faults' in read) faults.push(...read.faults.map((says) => ({ line, says })))
    else entries.push({ line, ...read })
  }
  if (entries.length === 0 && faults.length === 0)
    faults.push({ line: 0, says: 'there is no game in the file' })
  faults.push(...repeated(entries))
  return { entries, faults: faults.toSorted((a, b) => a.line - b.line) }
}

function decoded(file: Uint8Array): string | null {
  if (file.length > bytesAtMost) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    // Says nothing more than that it is no UTF-8, which is what null means here.
    return null
  }
}

const unreadable = (file: Uint8Array): string =>
  file.length > bytesAtMost
    ? `the file has ${file.length} bytes, more than ${bytesAtMost}`
    : 'the file is not UTF-8'

type Read = Omit<NumberedEntry, 'line'> | { readonly faults: readonly string[] }

function readLine(written: string): Read {
  if (written.length > lettersOfALine)
    return { faults: [`has ${written.length} characters, more than ${lettersOfALine}`] }
  const said = asJson(written)
  if (said === undefined) return { faults: ['is not JSON'] }
  const parsed = catalogueEntry.safeParse(said)
  if (!parsed.success) return { faults: parsed.error.issues.map(sentence) }
  const provider = providerOfKey(parsed.data.key)
  if (!provider) throw new Error(`${parsed.data.key} passed without a provider`)
  return { provider: provider.id, entry: parsed.data }
}

function asJson(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    // JSON has no undefined, so the caller knows.
    return undefined
  }
}

const sentence = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`

/** An id or address that another line of the file has already; addresses are the same in any case of their letters. */
function repeated(entries: readonly NumberedEntry[]): LineFault[] {
  const ids = new Map<number, number>()
  const keys = new Map<string, number>()
  return entries.flatMap(({ line, entry }) => {
    const key = entry.key.toLowerCase()
    const [sameId, sameKey] = [ids.get(entry.id), keys.get(key)]
    if (sameId === undefined) ids.set(entry.id, line)
    if (sameKey === undefined) keys.set(key, line)
    return [
      ...(sameId === undefined ? [] : [{ line, says: `id: line ${sameId} has ${entry.id} too` }]),
      ...(sameKey === undefined
        ? []
        : [{ line, says: `key: line ${sameKey} has ${entry.key} too` }]),
    ]
  })
}
