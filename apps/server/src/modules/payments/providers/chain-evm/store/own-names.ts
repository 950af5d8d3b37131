import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { AddressRow } from './addresses.ts'

const addresses = `SELECT number, reference, address FROM payments_evm_address WHERE provider = $1`

/** Every address that was ever given to a player. */
export const allAddresses = (on: Queryable, provider: string): Promise<AddressRow[]> =>
  rowsOf<AddressRow>(on, addresses, [provider])

const lives = `
  SELECT hash, ordinal, max(life) AS life FROM payments_evm_sighting
  WHERE chain = $1 AND hash = ANY($2::text[]) GROUP BY hash, ordinal HAVING max(life) > 1`

/** Which life of a payment the last one is, where it is not the first, by its part as the first was called. */
export const laterLives = (
  on: Queryable,
  chain: string,
  hashes: readonly string[],
): Promise<{ hash: string; ordinal: number; life: number }[]> => rowsOf(on, lives, [chain, hashes])

const payouts = `
  SELECT signed.hash, spend.reference, spend.destination FROM payments_evm_signed AS signed
  JOIN payments_evm_spend AS spend USING (chain, sender, nonce)
  WHERE signed.chain = $1 AND signed.hash = ANY($2::text[]) AND spend.purpose = 'payout'`

/** Payouts for which these transactions were signed. */
export const payoutsSignedAs = (
  on: Queryable,
  chain: string,
  hashes: readonly string[],
): Promise<{ hash: string; reference: string; destination: string }[]> =>
  rowsOf(on, payouts, [chain, hashes])
