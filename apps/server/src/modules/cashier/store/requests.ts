import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

/** A request that moves money, by the key that its browser made. */
export interface StoredRequest {
  readonly call: string
  readonly body_hash: Buffer
  readonly transaction_id: string
  /** Payments that it began besides, in order. */
  readonly beside: readonly string[]
  /** Sealed. Null: whoever began it was cut off before he answered. */
  readonly sealed_answer: Buffer | null
}

/** Writes a request down with what it begins. False when there is one under its key. */
export async function insertRequest(
  tx: Transaction,
  request: {
    readonly player: PlayerId
    readonly key: string
    readonly call: string
    readonly bodyHash: Buffer
    readonly transaction: string
    readonly beside: readonly string[]
    readonly at: number
  },
): Promise<boolean> {
  const { player, key, call, bodyHash, transaction, beside, at } = request
  const values = [player, key, call, bodyHash, transaction, beside, isoTime(at)]
  const { rowCount } = await tx.query(insertion, values)
  return rowCount === 1
}

export async function requestNamed(
  on: Queryable,
  player: PlayerId,
  key: string,
): Promise<StoredRequest | null> {
  const [row] = await rowsOf<StoredRequest>(on, question, [player, key])
  return row ?? null
}

/** Keeps a sealed answer unless there is one. @returns the first one. */
export async function answerRequest(
  on: Queryable,
  player: PlayerId,
  key: string,
  sealed: Buffer,
): Promise<Buffer> {
  await on.query(change, [player, key, sealed])
  const first = (await requestNamed(on, player, key))?.sealed_answer
  if (!first) throw new Error('a request that was answered is gone')
  return first
}

/** Forgets requests from before a time (epoch milliseconds), whose browsers no longer ask again. */
export async function deleteOldRequests(on: Queryable, before: number): Promise<void> {
  await on.query(removal, [isoTime(before)])
}

const insertion = `
  INSERT INTO cashier_request (player_id, request_key, call, body_hash, transaction_id, beside, at)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`
const question = `
  SELECT call, body_hash, transaction_id, beside, sealed_answer FROM cashier_request
  WHERE player_id = $1 AND request_key = $2`
const change = `
  UPDATE cashier_request SET sealed_answer = $3 WHERE player_id = $1 AND request_key = $2 AND sealed_answer IS NULL`
const removal = `DELETE FROM cashier_request WHERE at < $1`
