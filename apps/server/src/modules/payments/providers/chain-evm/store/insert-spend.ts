import type { Transaction } from '#platform/database'
import type { NewSpend } from '../spend.ts'

const insert = `
  INSERT INTO payments_evm_spend (chain, sender, nonce, purpose, reference, number, asset, native, destination, gas)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`

/** Writes down what is to be sent. */
export async function insertSpend(tx: Transaction, chain: string, spend: NewSpend): Promise<void> {
  const { sender, nonce, purpose, reference, number, asset, native, destination, gas } = spend
  const values = [sender, nonce, purpose, reference, number, asset, native, destination, gas]
  await tx.query(insert, [chain, ...values])
}

const swept = `
  UPDATE payments_evm_sighting SET swept = true WHERE chain = $1 AND address = $2 AND asset = $3 AND state = 'done' AND NOT swept`

/** What came to this address so far is on its way to the hot one. */
export async function markSwept(
  tx: Transaction,
  chain: string,
  address: string,
  asset: string,
): Promise<void> {
  await tx.query(swept, [chain, address, asset])
}
