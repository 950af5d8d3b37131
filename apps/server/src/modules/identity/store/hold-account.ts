import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

// What is locked here is updated by whoever changes a password or closes.
const question = `
  SELECT password_hash, closed_at IS NOT NULL AS closed
  FROM identity_account
  WHERE player_id = $1
  FOR NO KEY UPDATE`

export interface HeldAccount {
  readonly password_hash: string
  readonly closed: boolean
}

/** By what may the account be entered, now and until the transaction ends? @throws Error for a player without an account. */
export async function holdAccount(tx: Transaction, player: PlayerId): Promise<HeldAccount> {
  const [row] = await rowsOf<HeldAccount>(tx, question, [player])
  if (!row) throw new Error(`player ${player} has no account`)
  return row
}
