import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Transfer } from '../monero-wallet.ts'

const statement = `
  INSERT INTO payments_monero_transfer AS known (provider, txid, number, life, units, state, height, locked, seen_at, changed_at)
  SELECT $1, seen.txid, seen.number,
    1 + (SELECT count(*) FROM payments_monero_transfer AS past
         WHERE past.provider = $1 AND past.txid = seen.txid AND past.number = seen.number AND past.state = 'gone'),
    seen.units, CASE WHEN seen.height IS NULL THEN 'pool' ELSE 'mined' END, seen.height, seen.locked, now(), now()
  FROM unnest($2::text[], $3::integer[], $4::bigint[], $5::integer[], $6::boolean[]) AS seen (txid, number, units, height, locked)
  JOIN payments_monero_address AS address ON address.provider = $1 AND address.number = seen.number
  ON CONFLICT (provider, txid, number, life) DO UPDATE
    SET state = excluded.state, height = excluded.height, locked = excluded.locked, changed_at = now()
    WHERE (known.state, known.height, known.locked) IS DISTINCT FROM (excluded.state, excluded.height, excluded.locked)
  RETURNING number`

/** Writes down what is there. @returns numbers of the addresses where something changed. */
export async function seeTransfers(
  tx: Transaction,
  provider: string,
  seen: readonly Transfer[],
): Promise<number[]> {
  const rows = await rowsOf<{ number: number }>(tx, statement, [
    provider,
    seen.map(({ txid }) => txid),
    seen.map(({ number }) => number),
    seen.map(({ units }) => units),
    seen.map(({ height }) => height),
    seen.map(({ locked }) => locked),
  ])
  return rows.map(({ number }) => number)
}
