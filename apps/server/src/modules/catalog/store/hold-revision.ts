import type { Transaction } from '#platform/database'

const statement = 'SELECT revision FROM catalog_revision FOR UPDATE'

/** Changes to the catalogue are made one after the other: whoever makes one holds the revision first. */
export async function holdRevision(tx: Transaction): Promise<void> {
  await tx.query(statement)
}
