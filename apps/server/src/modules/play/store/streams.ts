import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { ReceiptedStream } from '../receipts/receipts-of-steps.ts'

export interface StoredStream {
  readonly number: number
  readonly sealed_seed: Buffer
  /** The seed itself once it was revealed; null for one that was revealed before seeds were stored open. */
  readonly server_seed: Buffer | null
  readonly seed_hash: string
  readonly client_seed: string | null
  readonly revealed_at: Date | null
  /** Null while it is not over. */
  readonly rounds: number | null
}

/** A player's streams from number `first` to `last`, in order. */
export const streams = (
  on: Queryable,
  player: PlayerId,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<StoredStream[]> => rowsOf<StoredStream>(on, statement, [player, first, last])

/** What of a player's stream its receipts say. @throws Error when there is no such stream. */
export async function receiptedStream(
  on: Queryable,
  player: PlayerId,
  number: number,
): Promise<ReceiptedStream> {
  const [stream] = await streams(on, player, { first: number, last: number })
  if (!stream) throw new Error(`player ${player} has no stream ${number}`)
  return { number, seedHash: stream.seed_hash, clientSeed: stream.client_seed }
}

const statement = `
  SELECT number, sealed_seed, server_seed, seed_hash, client_seed, revealed_at, rounds FROM play_stream
  WHERE player_id = $1 AND number BETWEEN $2 AND $3 ORDER BY number`
