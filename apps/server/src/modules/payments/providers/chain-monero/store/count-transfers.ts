import type { Transaction } from '#platform/database'

const statement = `
  UPDATE payments_monero_transfer SET counted_at = now()
  WHERE provider = $1 AND state = 'mined' AND counted_at IS NULL AND NOT locked AND $2::integer - height + 1 >= $3`

/** What has so many blocks and is locked no longer counts. */
export async function countTransfers(
  tx: Transaction,
  provider: string,
  tip: number,
  confirmations: number,
): Promise<void> {
  await tx.query(statement, [provider, tip, confirmations])
}
