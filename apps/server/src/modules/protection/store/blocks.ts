import type { GameKind } from '@fairhouse/contract/entities/game-words'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A kind of games that a player has turned off. */
export interface StoredBlock {
  readonly kind: GameKind
  /** Epoch milliseconds from which on it may be turned on again; null: nobody asked. */
  readonly readyAt: number | null
}

/** The kinds of games that a player has turned off, in a fixed order. */
export async function blocksOf(on: Queryable, player: PlayerId): Promise<StoredBlock[]> {
  const rows = await rowsOf<{ kind: GameKind; ready_at: Date | null }>(
    on,
    'SELECT kind, ready_at FROM protection_block WHERE player_id = $1 ORDER BY kind',
    [player],
  )
  return rows.map(({ kind, ready_at }) => ({ kind, readyAt: ready_at?.getTime() ?? null }))
}

/** Turns a kind off, or keeps the wish to turn it on again. */
export async function putBlock(
  tx: Transaction,
  player: PlayerId,
  { kind, readyAt }: StoredBlock,
): Promise<void> {
  await tx.query(
    `INSERT INTO protection_block (player_id, kind, ready_at)
     VALUES ($1, $2, to_timestamp($3::double precision / 1000))
     ON CONFLICT (player_id, kind) DO UPDATE SET ready_at = excluded.ready_at`,
    [player, kind, readyAt],
  )
}

export async function dropBlock(tx: Transaction, player: PlayerId, kind: GameKind): Promise<void> {
  await tx.query('DELETE FROM protection_block WHERE player_id = $1 AND kind = $2', [player, kind])
}
