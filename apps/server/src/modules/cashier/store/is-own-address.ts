import { cashSpellings } from '@fairhouse/contract/signer/cash-address'
import { utxoNetworks } from '@fairhouse/contract/signer/utxo-networks'
import type { Queryable } from '#platform/database'

const cashPrefixes = Object.values(utxoNetworks['bitcoin-cash']).map(({ prefix }) => prefix)

/** Whether players were given this address to pay in to, by whichever provider, now or before, however it is written. */
export async function isOwnAddress(on: Queryable, address: string): Promise<boolean> {
  const spellings = [address.toLowerCase(), ...cashSpellings(address, cashPrefixes)]
  const { rowCount } = await on.query(statement, [spellings])
  return (rowCount ?? 0) > 0
}

const statement = `SELECT FROM cashier_address WHERE lower(address) = ANY($1::text[]) LIMIT 1`
