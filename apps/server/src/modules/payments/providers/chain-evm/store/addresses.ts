import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

export interface AddressRow {
  readonly number: number
  readonly reference: string
  readonly address: string
}

const ofReference = `
  SELECT number, reference, address FROM payments_evm_address WHERE provider = $1 AND reference = $2`

/** Which address is this reference's? */
export const addressOfReference = async (
  on: Queryable,
  provider: string,
  reference: string,
): Promise<AddressRow | undefined> =>
  (await rowsOf<AddressRow>(on, ofReference, [provider, reference]))[0]

const among = `
  SELECT number, reference, address FROM payments_evm_address
  WHERE provider = $1 AND lower(address) = ANY($2::text[])`

/** Which of these addresses (small letters) are ours? */
export const ownAddresses = (
  on: Queryable,
  provider: string,
  addresses: readonly string[],
): Promise<AddressRow[]> => rowsOf<AddressRow>(on, among, [provider, addresses])

const named = `SELECT reference FROM payments_evm_address WHERE provider = $1 AND address = $2`

/** Whose address is this? */
export const addressNamed = async (
  on: Queryable,
  provider: string,
  address: string,
): Promise<string | undefined> =>
  (await rowsOf<{ reference: string }>(on, named, [provider, address]))[0]?.reference

const needed = `
  SELECT WHERE EXISTS (SELECT FROM payments_evm_address WHERE provider = $1)
    OR EXISTS (SELECT FROM payments_evm_spend WHERE state IN ('open', 'refused')
      AND chain IN (SELECT chain FROM payments_evm_chain WHERE provider = $1))`

/** Somebody has an address, or something is being sent. */
export const isNeeded = async (on: Queryable, provider: string): Promise<boolean> =>
  (await on.query(needed, [provider])).rowCount === 1
