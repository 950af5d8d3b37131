import type { Transaction } from '#platform/database'

const statement = `SELECT pg_advisory_xact_lock(hashtextextended('guest ' || encode($1, 'hex'), 0))`

/** Lets nobody else enter as this browser's guest until the transaction ends. */
export async function holdBrowser(tx: Transaction, device: Buffer): Promise<void> {
  await tx.query(statement, [device])
}
