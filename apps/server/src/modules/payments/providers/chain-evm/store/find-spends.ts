import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Spend } from '../spend.ts'
import { spendColumns, spendsOf } from './spend-row.ts'

const ofReference = `SELECT ${spendColumns} FROM payments_evm_spend WHERE chain = $1 AND reference = $2`

/** The payout of a reference. */
export const payoutOf = async (
  on: Queryable,
  chain: string,
  reference: string,
): Promise<(Spend & { readonly reference: string }) | undefined> => {
  const [found] = await spendsOf(on, ofReference, [chain, reference])
  return found && { ...found, reference }
}

const open = `
  SELECT ${spendColumns} FROM payments_evm_spend
  WHERE chain = $1 AND state IN ('open', 'refused') AND (sign_at IS NULL OR sign_at <= clock_timestamp())
  ORDER BY sender, nonce LIMIT 500`

/** What the chain has not taken for good yet, by nonce, apart from what is to be signed later. */
export const openSpends = (on: Queryable, chain: string): Promise<Spend[]> =>
  spendsOf(on, open, [chain])

const untold = `
  SELECT ${spendColumns} FROM payments_evm_spend
  WHERE chain = $1 AND purpose = 'payout' AND told IS DISTINCT FROM state
  ORDER BY changed_at LIMIT 1000`

/** Payouts of which the cashier may not have heard the last. */
export const untoldPayouts = (on: Queryable, chain: string): Promise<Spend[]> =>
  spendsOf(on, untold, [chain])

const promised = `
  SELECT coalesce(sum(native), 0)::text AS native FROM payments_evm_spend
  WHERE chain = $1 AND sender = $2 AND asset = $3 AND state = 'open' AND height IS NULL`

/** What an address is to send and has not sent yet, in the asset's smallest units. */
export async function promisedBy(
  on: Queryable,
  chain: string,
  sender: string,
  asset: string,
): Promise<bigint> {
  const [row] = await rowsOf<{ native: string }>(on, promised, [chain, sender, asset])
  return BigInt(row?.native ?? 0)
}

const waiting = `
  SELECT count(*)::integer AS waiting FROM payments_evm_spend
  WHERE chain IN (SELECT chain FROM payments_evm_chain WHERE provider = $1) AND state IN ('open', 'refused') AND height IS NULL
    AND created_at < clock_timestamp() - make_interval(mins => $2)`

/** How many spends have waited for a block for longer than so many minutes? */
export const waitingSpends = async (
  on: Queryable,
  provider: string,
  minutes: number,
): Promise<number> => {
  const [row] = await rowsOf<{ waiting: number }>(on, waiting, [provider, minutes])
  return row?.waiting ?? 0
}
