import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Database } from '#platform/database'
import { importEntries } from './import-catalogue.ts'
import { readCatalogue } from './read-catalogue.ts'
import { holdRevision } from './store/hold-revision.ts'
import { knownKeys } from './store/known-keys.ts'

/** Invented titles of every provider, one a line (docs/catalogue.md). */
export const sandboxPath = fileURLToPath(new URL('sandbox.jsonl', import.meta.url))

/** Fills an empty catalogue with the sandbox's titles; one that knows a provider's game stays as it is. */
export async function seedSandbox(database: Pick<Database, 'transaction'>): Promise<void> {
  await database.transaction(async (tx) => {
    await holdRevision(tx)
    if ((await knownKeys(tx)).length > 0) return
    const { entries, faults } = readCatalogue(readFileSync(sandboxPath))
    if (faults.length > 0) throw new Error(`the sandbox catalogue has ${faults.length} faults`)
    await importEntries(tx, entries, { adds: false })
  })
}
