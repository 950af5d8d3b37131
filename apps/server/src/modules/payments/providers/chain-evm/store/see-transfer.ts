import type { Transaction } from '#platform/database'
import { partOf, type Sighting, type Transfer } from '../sighting.ts'
import { sightingColumns, sightingsOf } from './sighting-row.ts'

const last = `
  SELECT ${sightingColumns} FROM payments_evm_sighting
  WHERE chain = $1 AND hash = $2 AND ordinal = $3
  ORDER BY life DESC LIMIT 1`

const insert = `
  INSERT INTO payments_evm_sighting (chain, part, hash, ordinal, life, address, asset, native, sender, sender_nonce, payer, state, height,
    was_included, first_seen_at, changed_at)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $12, CASE WHEN $11::bigint IS NULL THEN 'waiting' ELSE 'included' END, $11,
    $11::bigint IS NOT NULL, moment, moment
  FROM clock_timestamp() AS moment`

const include = `
  UPDATE payments_evm_sighting SET
    state = CASE state WHEN 'waiting' THEN 'included' ELSE state END,
    height = $3, payer = $4, was_included = true, missing_since = NULL, changed_at = clock_timestamp()
  WHERE chain = $1 AND part = $2`

const over: ReadonlySet<Sighting['state']> = new Set(['cancelled', 'failed', 'reversed'])

/**
 * Writes down that a payment to us was seen: in a block, or waiting for one (null). Seeing it again changes nothing; one that was over
 * and is there again begins another life.
 */
export async function seeTransfer(
  tx: Transaction,
  chain: string,
  transfer: Transfer,
  height: bigint | null,
): Promise<void> {
  const { hash, ordinal, address, asset, native, sender, senderNonce, payer } = transfer
  const [known] = await sightingsOf(tx, last, [chain, hash, ordinal])
  if (known && !over.has(known.state)) {
    if (height !== null) await tx.query(include, [chain, known.part, height, payer])
    return
  }
  const life = (known?.life ?? 0) + 1
  const seen = [partOf(transfer, life), hash, ordinal, life, address, asset, native]
  await tx.query(insert, [chain, ...seen, sender, senderNonce, height, payer])
}
