import type { PaperType } from '@fairhouse/contract/entities/identity-check'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface StoredFile {
  readonly fileId: string
  readonly pieces: number
  readonly type: PaperType | null
  readonly here: number
  readonly attached: boolean
}

/** Files of a player that no message has yet, and the one of this id, while nobody else changes them. */
export async function heldFiles(
  tx: Transaction,
  player: PlayerId,
  fileId: string | null,
): Promise<StoredFile[]> {
  await tx.query(
    `SELECT pg_advisory_xact_lock(hashtextextended('support files of ' || $1::text, 0))`,
    [player],
  )
  return rowsOf<StoredFile>(
    tx,
    `SELECT file_id AS "fileId", pieces, type, ticket_id IS NOT NULL AS attached,
       (SELECT count(*)::int FROM support_piece AS piece
        WHERE piece.player_id = file.player_id AND piece.file_id = file.file_id) AS here
     FROM support_file AS file WHERE player_id = $1 AND (ticket_id IS NULL OR file_id = $2)`,
    [player, fileId],
  )
}

/** How many bytes a player's files have, all together, but for this piece. Nobody else changes them once `heldFiles` was asked. */
export async function bytesOfFiles(
  tx: Transaction,
  player: PlayerId,
  but: { readonly fileId: string; readonly piece: number },
): Promise<number> {
  const [row] = await rowsOf<{ bytes: number }>(
    tx,
    `SELECT coalesce(sum(bytes), 0)::float8 AS bytes FROM support_piece
     WHERE player_id = $1 AND NOT (file_id = $2 AND piece = $3)`,
    [player, but.fileId, but.piece],
  )
  return row?.bytes ?? 0
}

export async function insertFile(
  tx: Transaction,
  player: PlayerId,
  file: { readonly fileId: string; readonly pieces: number; readonly nowMs: number },
): Promise<void> {
  await tx.query(
    `INSERT INTO support_file (player_id, file_id, pieces, sent_at)
     VALUES ($1, $2, $3, to_timestamp($4::double precision / 1000))`,
    [player, file.fileId, file.pieces, file.nowMs],
  )
}

/** Keeps a piece, unless it is here already. @param piece.type what its file is, where the piece tells. */
export async function insertPiece(
  tx: Transaction,
  player: PlayerId,
  piece: {
    readonly fileId: string
    readonly number: number
    readonly bytes: number
    readonly sealed: Uint8Array
    readonly type: PaperType | null
  },
): Promise<void> {
  const { fileId, number, bytes, sealed, type } = piece
  await tx.query(
    `INSERT INTO support_piece (player_id, file_id, piece, bytes, sealed) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING`,
    [player, fileId, number, bytes, sealed],
  )
  if (type !== null)
    await tx.query(
      'UPDATE support_file SET type = $3 WHERE player_id = $1 AND file_id = $2 AND type IS NULL',
      [player, fileId, type],
    )
}

/** The files are those of this message from now on. */
export async function attachFiles(
  tx: Transaction,
  player: PlayerId,
  to: { readonly fileIds: readonly string[]; readonly ticket: string; readonly message: number },
): Promise<void> {
  await tx.query(
    `UPDATE support_file SET ticket_id = $3, message = $4
     WHERE player_id = $1 AND file_id = ANY($2::text[])`,
    [player, [...to.fileIds], to.ticket, to.message],
  )
}

/** A file of a ticket in pieces, in order; its type with each. */
export const sealedPieces = (
  on: Queryable,
  ticket: string,
  fileId: string,
): Promise<
  {
    readonly player: PlayerId
    readonly type: PaperType
    readonly piece: number
    readonly sealed: Buffer
  }[]
> =>
  rowsOf(
    on,
    `SELECT player_id::float8 AS player, type, piece, sealed
     FROM support_file JOIN support_piece USING (player_id, file_id)
     WHERE ticket_id = $1 AND file_id = $2 ORDER BY piece`,
    [ticket, fileId],
  )

/** Forgets files that no message took. */
export async function deleteLooseFiles(on: Queryable, beforeMs: number): Promise<void> {
  await on.query(
    `DELETE FROM support_file WHERE ticket_id IS NULL AND sent_at < to_timestamp($1::double precision / 1000)`,
    [beforeMs],
  )
}
