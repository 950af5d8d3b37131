import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Untold } from '../../../chain-scanner.ts'

const statement = `
  SELECT untold.kind, untold.about, coalesce(address.reference, untold.about) AS reference, untold.version
  FROM payments_utxo_untold AS untold
  LEFT JOIN payments_utxo_address AS address
    ON untold.kind = 'deposit' AND address.provider = untold.provider AND address.address = untold.about
  WHERE untold.provider = $1 ORDER BY untold.version LIMIT 500`

/** What has the cashier not heard of yet? Oldest first. */
export const untold = (on: Queryable, provider: string): Promise<Untold[]> =>
  rowsOf<Untold>(on, statement, [provider])
