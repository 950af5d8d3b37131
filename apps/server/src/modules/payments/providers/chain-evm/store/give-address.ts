import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { AddressRow } from './addresses.ts'

// Numbers have no gap: whoever finds addresses again by trying one after the other stops at a long row of unused ones.
const lock = `SELECT pg_advisory_xact_lock(hashtextextended('payments_evm_address ' || $1, 0))`
const next = `SELECT count(*)::integer AS number FROM payments_evm_address WHERE provider = $1`
const insert = `
  INSERT INTO payments_evm_address (provider, number, reference, address) VALUES ($1, $2, $3, $4)
  ON CONFLICT (provider, reference) DO NOTHING
  RETURNING number, reference, address`

/** Gives a reference the next address there is. @returns undefined when it got one meanwhile. */
export async function giveAddress(
  tx: Transaction,
  provider: string,
  reference: string,
  addressOf: (number: number) => string,
): Promise<AddressRow | undefined> {
  await tx.query(lock, [provider])
  const [row] = await rowsOf<{ number: number }>(tx, next, [provider])
  const number = row?.number ?? 0
  const values = [provider, number, reference, addressOf(number)]
  return (await rowsOf<AddressRow>(tx, insert, values))[0]
}
