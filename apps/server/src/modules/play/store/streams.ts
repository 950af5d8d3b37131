import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

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

const statement = `
  SELECT number, sealed_seed, server_seed, seed_hash, client_seed, revealed_at, rounds FROM play_stream
  WHERE player_id = $1 AND number BETWEEN $2 AND $3 ORDER BY number`
