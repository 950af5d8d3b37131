import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Database } from '#platform/database'
import { importCatalogue } from './import-catalogue.ts'
import { knownKeys } from './store/known-keys.ts'

/** Invented titles of every provider, one a line (docs/catalogue.md). */
export const sandboxPath = fileURLToPath(new URL('sandbox.jsonl', import.meta.url))

/** Fills an empty catalogue with the sandbox's titles; one that knows a provider's game stays as it is. */
export async function seedSandbox(database: Database): Promise<void> {
  if ((await knownKeys(database)).length > 0) return
  const file = readFileSync(sandboxPath)
  // Several nodes may begin at the same time; the first one fills it.
  const result = await importCatalogue(database, file, { by: 'demo', toEmpty: true })
  if (result.type === 'refused')
    throw new Error(`the sandbox catalogue has ${result.faults.length} faults`)
}
