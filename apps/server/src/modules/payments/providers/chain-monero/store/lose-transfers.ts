import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Transfer } from '../monero-wallet.ts'

const statement = `
  UPDATE payments_monero_transfer AS known SET state = 'gone', changed_at = now()
  WHERE provider = $1 AND (state = 'pool' OR (state = 'mined' AND height > $2))
    AND NOT EXISTS (
      SELECT FROM unnest($3::text[], $4::integer[]) AS seen (txid, number)
      WHERE seen.txid = known.txid AND seen.number = known.number)
  RETURNING number`

/**
 * What neither a block nor the pool has any more is gone.
 * @param above the block that never goes; @param seen all that is above it or waits.
 * @returns numbers of the addresses where something changed.
 */
export async function loseTransfers(
  tx: Transaction,
  provider: string,
  above: number,
  seen: readonly Transfer[],
): Promise<number[]> {
  const rows = await rowsOf<{ number: number }>(tx, statement, [
    provider,
    above,
    seen.map(({ txid }) => txid),
    seen.map(({ number }) => number),
  ])
  return rows.map(({ number }) => number)
}
