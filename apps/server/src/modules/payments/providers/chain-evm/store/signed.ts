import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Signed, Spend } from '../spend.ts'

type Of = Pick<Spend, 'sender' | 'nonce'>

const ofSpend = `
  SELECT hash, raw, max_fee::text, priority_fee::text, signed_at, sent_at FROM payments_evm_signed
  WHERE chain = $1 AND sender = $2 AND nonce = $3
  ORDER BY signed_at DESC, max_fee DESC`

/** Every signed transaction of a spend, the newest first. */
export async function signedOf(on: Queryable, chain: string, of: Of): Promise<Signed[]> {
  const rows = await rowsOf<{
    hash: string
    raw: string
    max_fee: string
    priority_fee: string
    signed_at: Date
    sent_at: Date | null
  }>(on, ofSpend, [chain, of.sender, of.nonce])
  return rows.map(({ hash, raw, max_fee, priority_fee, signed_at, sent_at }) => ({
    hash,
    raw,
    maxFee: BigInt(max_fee),
    priorityFee: BigInt(priority_fee),
    signedAt: signed_at,
    sentAt: sent_at,
  }))
}

const insert = `
  INSERT INTO payments_evm_signed (chain, hash, sender, nonce, raw, max_fee, priority_fee)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT DO NOTHING`

/** Keeps a signed transaction, before anybody is told of it. */
export async function keepSigned(
  on: Queryable,
  chain: string,
  of: Of,
  signed: Pick<Signed, 'hash' | 'raw' | 'maxFee' | 'priorityFee'>,
): Promise<void> {
  const { hash, raw, maxFee, priorityFee } = signed
  await on.query(insert, [chain, hash, of.sender, of.nonce, raw, maxFee, priorityFee])
}

const sent = `UPDATE payments_evm_signed SET sent_at = clock_timestamp() WHERE chain = $1 AND hash = $2`

/** A node has it. */
export async function markSent(on: Queryable, chain: string, hash: string): Promise<void> {
  await on.query(sent, [chain, hash])
}
