import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** A place in the order in which the outbox tells a topic. */
export interface Place {
  readonly tx: bigint
  readonly id: bigint
}

/** Up to where rounds are counted; nobody else counts until the transaction is over. */
export async function holdPlace(tx: Transaction): Promise<Place> {
  const [row] = await rowsOf<{ tx: string; id: bigint }>(
    tx,
    'SELECT tx::text AS tx, id FROM missions_place FOR UPDATE',
    [],
  )
  if (!row) throw new Error('missions have no place')
  return { tx: BigInt(row.tx), id: row.id }
}

export async function movePlace(tx: Transaction, { tx: at, id }: Place): Promise<void> {
  await tx.query('UPDATE missions_place SET tx = $1::text::xid8, id = $2', [String(at), id])
}
