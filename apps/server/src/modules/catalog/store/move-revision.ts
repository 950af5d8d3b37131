import type { Transaction } from '#platform/database'

const statement = 'UPDATE catalog_revision SET revision = revision + 1'

/** Tells every node, when it asks next, that the catalogue is another one. */
export async function moveRevision(tx: Transaction): Promise<void> {
  await tx.query(statement)
}
