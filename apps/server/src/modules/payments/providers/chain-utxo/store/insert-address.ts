import type { Transaction } from '#platform/database'
import type { Branch } from '../account.ts'

const statement = `
  INSERT INTO payments_utxo_address (provider, branch, number, script, address, player_id, reference, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, now())`

/** @param row.player null for change. */
export async function insertAddress(
  tx: Transaction,
  row: {
    readonly provider: string
    readonly branch: Branch
    readonly number: number
    readonly script: string
    readonly address: string
    readonly player: number | null
    readonly reference: string | null
  },
): Promise<void> {
  const { provider, branch, number, script, address, player, reference } = row
  await tx.query(statement, [provider, branch, number, script, address, player, reference])
}
