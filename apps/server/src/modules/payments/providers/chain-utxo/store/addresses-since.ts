import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Branch } from '../account.ts'

export interface AddressRow {
  readonly branch: Branch
  readonly number: number
  readonly script: string
}

const statement = `
  SELECT branch, number, script FROM payments_utxo_address
  WHERE provider = $1 AND ((branch = 0 AND number >= $2) OR (branch = 1 AND number >= $3))`

/** Which addresses were made from these numbers on? */
export const addressesSince = (
  on: Queryable,
  provider: string,
  receiving: number,
  change: number,
): Promise<AddressRow[]> => rowsOf<AddressRow>(on, statement, [provider, receiving, change])
