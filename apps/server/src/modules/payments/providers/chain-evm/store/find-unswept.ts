import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { EvmAsset } from '../chain.ts'

// An address from which something is on its way, or to which gas is, is left alone until the chain has it.
const question = `
  SELECT address.number, address.address, sighting.asset
  FROM payments_evm_sighting AS sighting
  JOIN payments_evm_address AS address ON address.provider = $2 AND address.address = sighting.address
  WHERE sighting.chain = $1 AND sighting.state = 'done' AND NOT sighting.swept AND sighting.asset = $3
    AND NOT EXISTS (
      SELECT FROM payments_evm_spend AS spend
      WHERE spend.chain = $1 AND spend.state IN ('open', 'refused') AND spend.number = address.number
        AND (spend.height IS NULL OR spend.purpose = 'sweep'))
  GROUP BY address.number, address.address, sighting.asset
  HAVING sum(sighting.native) >= $4
  ORDER BY sum(sighting.native) DESC
  LIMIT 20`

/** At which addresses there is enough of an asset to be gathered? The largest first. */
export const unsweptAddresses = (
  on: Queryable,
  chain: string,
  wanted: { readonly provider: string; readonly asset: EvmAsset; readonly least: bigint },
): Promise<{ number: number; address: string }[]> =>
  rowsOf(on, question, [chain, wanted.provider, wanted.asset, wanted.least])
