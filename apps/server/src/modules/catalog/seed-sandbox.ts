import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Database } from '#platform/database'
import { importCatalogue } from './import-catalogue.ts'
import { readCatalogue } from './read-catalogue.ts'
import { knownKeys } from './store/known-keys.ts'

/** Invented titles of every provider, one a line (docs/catalogue.md). */
export const sandboxPath = fileURLToPath(new URL('sandbox.jsonl', import.meta.url))

/**
 * Fills an empty catalogue with the sandbox's titles, and brings one that knows nothing but them up to date; one that knows another
 * provider's game stays as it is.
 */
export async function seedSandbox(database: Database): Promise<void> {
  const file = readFileSync(sandboxPath)
  const known = await knownKeys(database)
  const ours = new Set(readCatalogue(file).entries.map(({ entry }) => entry.key))
  if (known.some(({ key }) => !ours.has(key))) return
  // Several nodes may begin at the same time: the same file a second time changes nothing.
  const result = await importCatalogue(database, file, { by: 'demo' })
  if (result.type === 'refused')
    throw new Error(`the sandbox catalogue has ${result.faults.length} faults`)
}
