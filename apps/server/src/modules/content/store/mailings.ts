import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** News on its way. */
export interface StoredMailing {
  readonly id: string
  readonly version: number
  /** The last player who had their turn; their numbers rise. */
  readonly lastPlayer: number
}

// Begun once: news that is published again, or mended, goes on to those who had no turn yet. While nobody had one, its time can be another.
const begin = `
  INSERT INTO content_mailing (piece_id, version, send_from) VALUES ($1, $2, to_timestamp($3::double precision / 1000))
  ON CONFLICT (piece_id) DO UPDATE SET version = excluded.version,
    send_from = CASE WHEN content_mailing.sent + content_mailing.passed_over = 0 THEN excluded.send_from ELSE content_mailing.send_from END`
const due = `
  SELECT piece_id AS id FROM content_mailing JOIN content_piece ON id = piece_id
  WHERE finished_at IS NULL AND send_from <= to_timestamp($1::double precision / 1000) AND live_version = content_mailing.version
  ORDER BY send_from LIMIT 1`
const hold = `
  SELECT piece_id AS id, content_mailing.version, last_player::float8 AS "lastPlayer"
  FROM content_mailing JOIN content_piece ON id = piece_id
  WHERE piece_id = $1 AND finished_at IS NULL AND live_version = content_mailing.version FOR UPDATE`
const move = `
  UPDATE content_mailing SET last_player = $2, sent = sent + $3, passed_over = passed_over + $4 WHERE piece_id = $1`
const finish = `
  UPDATE content_mailing SET finished_at = to_timestamp($2::double precision / 1000) WHERE piece_id = $1`

export async function beginMailing(
  tx: Transaction,
  mailing: { readonly id: string; readonly version: number; readonly fromMs: number },
): Promise<void> {
  await tx.query(begin, [mailing.id, mailing.version, mailing.fromMs])
}

/** News that is to be sent now; null: none. */
export async function dueMailing(on: Queryable, nowMs: number): Promise<string | null> {
  const [row] = await rowsOf<{ id: string }>(on, due, [nowMs])
  return row?.id ?? null
}

/** Holds it until the transaction ends; null when it was taken down or finished meanwhile. */
export async function holdMailing(tx: Transaction, id: string): Promise<StoredMailing | null> {
  const [row] = await rowsOf<StoredMailing>(tx, hold, [id])
  return row ?? null
}

export async function moveMailing(
  tx: Transaction,
  moved: {
    readonly id: string
    readonly lastPlayer: number
    readonly sent: number
    readonly passedOver: number
  },
): Promise<void> {
  await tx.query(move, [moved.id, moved.lastPlayer, moved.sent, moved.passedOver])
}

export async function finishMailing(tx: Transaction, id: string, nowMs: number): Promise<void> {
  await tx.query(finish, [id, nowMs])
}
