import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { AddressRow } from './find-address.ts'

const statement = `SELECT number, address, reference FROM payments_monero_address WHERE provider = $1`

/** Every address that was handed out. */
export const allAddresses = (on: Queryable, provider: string): Promise<AddressRow[]> =>
  rowsOf<AddressRow>(on, statement, [provider])
