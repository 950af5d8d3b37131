import type { Database, Transaction } from '#platform/database'
import { providerOfKey } from './id-ranges.ts'
import { type LineFault, type NumberedEntry, readCatalogue } from './read-catalogue.ts'
import { holdRevision } from './store/hold-revision.ts'
import { knownKeys } from './store/known-keys.ts'
import { moveRevision } from './store/move-revision.ts'
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

/**
 * Takes over a catalogue file, whole or not at all. It tells all games of each provider that it names: those it leaves out are no
 * longer offered, though they stay known. The same file a second time changes nothing. Running nodes know it within seconds.
 * @param options.adds the file tells only some games of its providers: nothing is left out by it.
 */
export async function importCatalogue(
  database: Pick<Database, 'transaction'>,
  file: Uint8Array,
  options: { readonly adds: boolean } = { adds: false },
): Promise<ImportResult> {
  const { entries, faults } = readCatalogue(file)
  if (faults.length > 0) return { type: 'refused', faults }
  return database.transaction(async (tx) => {
    await holdRevision(tx)
    return importEntries(tx, entries, options)
  })
}

/** The same, of what was read already. The revision is held. */
export async function importEntries(
  tx: Transaction,
  entries: readonly NumberedEntry[],
  { adds }: { readonly adds: boolean },
): Promise<ImportResult> {
  const strange = strangers(entries, await knownKeys(tx))
  if (strange.length > 0) return { type: 'refused', faults: strange }
  const told = entries.map(({ entry }) => ({
    provider: providerOfKey(entry.key)?.id ?? 0,
    entry,
  }))
  const { added, changed } = await saveProviderGames(tx, told)
  const unlisted = adds
    ? 0
    : await unlistProviderGames(tx, {
        providers: [...new Set(told.map(({ provider }) => provider))],
        but: entries.map(({ entry }) => entry.id),
      })
  if (added + changed + unlisted > 0) await moveRevision(tx)
  const unchanged = entries.length - added - changed
  return { type: 'imported', added, changed, unlisted, unchanged }
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
