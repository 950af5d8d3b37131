import type { Database, Transaction } from '#platform/database'
import type { Change } from './change.ts'
import { changeCatalogue } from './change-catalogue.ts'
import { type LineFault, type NumberedEntry, readCatalogue } from './read-catalogue.ts'
import { knownKeys } from './store/known-keys.ts'
import { saveProviderGames } from './store/save-provider-games.ts'
import { unlistProviderGames } from './store/unlist-provider-games.ts'

export type ImportResult =
  | {
      readonly type: 'imported'
      readonly added: number
      readonly changed: number
      /** Games that the file leaves out although it tells their provider. */
      readonly unlisted: number
      readonly unchanged: number
    }
  | { readonly type: 'refused'; readonly faults: readonly LineFault[] }

export interface ImportOptions {
  /** Who imports it. */
  readonly by: string
  /** The file tells only some games of its providers: nothing is left out by it. */
  readonly adds?: boolean
}

/**
 * Takes over a catalogue file, whole or not at all. It tells all games of each provider that it names: those it leaves out are no
 * longer offered, though they stay known. The same file a second time changes nothing. Running nodes know it within seconds.
 */
export async function importCatalogue(
  database: Pick<Database, 'transaction'>,
  file: Uint8Array,
  options: ImportOptions,
): Promise<ImportResult> {
  const { entries, faults } = readCatalogue(file)
  if (faults.length > 0) return { type: 'refused', faults }
  const { result } = await changeCatalogue(database, options.by, (tx) =>
    imported(tx, entries, options),
  )
  return result
}

async function imported(
  tx: Transaction,
  entries: readonly NumberedEntry[],
  { adds = false }: ImportOptions,
): Promise<{ readonly result: ImportResult; readonly change: Change | null }> {
  const known = await knownKeys(tx)
  const faults = strangers(entries, known)
  if (faults.length > 0) return { result: { type: 'refused', faults }, change: null }
  const { added, changed } = await saveProviderGames(tx, entries)
  const unlisted = adds
    ? 0
    : await unlistProviderGames(tx, {
        providers: [...new Set(entries.map(({ provider }) => provider))],
        but: entries.map(({ entry }) => entry.id),
      })
  const unchanged = entries.length - added - changed
  return {
    result: { type: 'imported', added, changed, unlisted, unchanged },
    change: added + changed + unlisted > 0 ? { type: 'imported', added, changed, unlisted } : null,
  }
}

/** An id and a key that once belonged together do so for good: rounds, favourites and links name them. */
function strangers(
  entries: readonly NumberedEntry[],
  known: readonly { readonly game_id: number; readonly key: string }[],
): LineFault[] {
  const keys = new Map(known.map((one) => [one.game_id, one.key]))
  const ids = new Map(known.map((one) => [one.key.toLowerCase(), one.game_id]))
  return entries.flatMap(({ line, entry }) => {
    const [key, id] = [keys.get(entry.id), ids.get(entry.key.toLowerCase())]
    if (key !== undefined && key !== entry.key)
      return [{ line, says: `id: ${entry.id} belongs to ${key}` }]
    if (id !== undefined && id !== entry.id)
      return [{ line, says: `key: ${entry.key} belongs to ${id}` }]
    return []
  })
}
