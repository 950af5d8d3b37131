import type { Database, Transaction } from '#platform/database'
import type { Change } from './change.ts'
import { holdRevision } from './store/hold-revision.ts'
import { moveRevision } from './store/move-revision.ts'
import { recordChange } from './store/record-change.ts'

/** What stands or falls with a change; not done where nothing was changed. */
export type Along = (tx: Transaction) => Promise<void>

/**
 * Changes the catalogue, one after the other, in one transaction: what `work` says was changed is written down, and every node reads anew.
 * @param by who changes it.
 * @param work changes it and tells what that was; null: nothing came of it.
 */
export async function changeCatalogue<Result extends { readonly change: Change | null }>(
  database: Pick<Database, 'transaction'>,
  by: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    await holdRevision(tx)
    const result = await work(tx)
    if (result.change) {
      await recordChange(tx, by, result.change)
      await moveRevision(tx)
    }
    return result
  })
}
