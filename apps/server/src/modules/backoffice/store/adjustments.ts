import type { Queryable, Transaction } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** Money, a bonus or points that somebody wants to give or take. */
export interface StoredAdjustment {
  readonly id: string
  readonly player: PlayerId
  readonly pocket: 'cash' | 'credits' | 'bonus' | 'points'
  /** Minor units, of points hundredths; above nothing the player gets them. */
  readonly amount: bigint
  /** The bonus that is taken back; null for all else. */
  readonly about: string | null
  readonly note: string
  readonly askedBy: string
  readonly askedAt: Date
  readonly state: 'waiting' | 'made' | 'declined'
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
}

/** One as it is asked for; the time is epoch milliseconds. */
export type AskedAdjustment = Pick<
  StoredAdjustment,
  'id' | 'player' | 'pocket' | 'amount' | 'about' | 'note' | 'askedBy'
> & { readonly at: number }

const columns = `
  id, player_id::float8 AS player, pocket, amount, about, note, asked_by AS "askedBy", asked_at AS "askedAt", state,
  decided_by AS "decidedBy", decided_at AS "decidedAt"`

const insert = `
  INSERT INTO backoffice_adjustment (id, player_id, pocket, amount, about, note, asked_by, asked_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::double precision / 1000))`
const hold = `SELECT ${columns} FROM backoffice_adjustment WHERE id = $1 FOR UPDATE`
const decide = `
  UPDATE backoffice_adjustment
  SET state = $2, decided_by = $3, decided_at = to_timestamp($4::double precision / 1000), taken = $5 WHERE id = $1`
const list = `
  (SELECT ${columns} FROM backoffice_adjustment
   WHERE state = 'waiting' AND ($1::bigint IS NULL OR player_id = $1) ORDER BY asked_at LIMIT $2)
  UNION ALL
  (SELECT ${columns} FROM backoffice_adjustment
   WHERE state <> 'waiting' AND ($1::bigint IS NULL OR player_id = $1) ORDER BY asked_at DESC LIMIT $2)`

const madeAlone = `
  SELECT coalesce(sum(abs(amount)) FILTER (WHERE asked_by = $2), 0)::bigint AS "byStaff",
    coalesce(sum(abs(amount)) FILTER (WHERE player_id = $1 AND amount > 0), 0)::bigint AS "ofPlayer"
  FROM backoffice_adjustment
  WHERE asked_at > to_timestamp($3::double precision / 1000) AND pocket = 'bonus' AND state = 'made' AND decided_by = asked_by
    AND (asked_by = $2 OR player_id = $1)`

/**
 * One at a time until the transaction ends: of two that are asked for at once, the second counts the first. It is taken before the player's
 * seat, and the lock of the deeds after it, so that nobody waits in a circle.
 */
export async function lockMadeAlone(tx: Transaction): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('adjustments made alone', 0))`)
}

/** What bonuses made by one person alone came to since a time, given or taken by this person, and given to this player by anybody. Minor units. */
export async function madeAloneSince(
  tx: Transaction,
  {
    player,
    staff,
    since,
  }: { readonly player: PlayerId; readonly staff: string; readonly since: number },
): Promise<{ readonly byStaff: bigint; readonly ofPlayer: bigint }> {
  const [row] = await rowsOf<{ byStaff: bigint; ofPlayer: bigint }>(tx, madeAlone, [
    player,
    staff,
    since,
  ])
  return row ?? { byStaff: 0n, ofPlayer: 0n }
}

export async function insertAdjustment(tx: Transaction, asked: AskedAdjustment): Promise<void> {
  const { id, player, pocket, amount, about, note, askedBy, at } = asked
  await tx.query(insert, [id, player, pocket, amount, about, note, askedBy, at])
}

type Row = Omit<StoredAdjustment, 'player'> & { readonly player: number }
const read = (row: Row): StoredAdjustment => ({ ...row, player: playerId(row.player) })

/** Holds one until the transaction ends; null when there is none. */
export async function holdAdjustment(
  tx: Transaction,
  id: string,
): Promise<StoredAdjustment | null> {
  const [row] = await rowsOf<Row>(tx, hold, [id])
  return row === undefined ? null : read(row)
}

export async function decideStored(
  tx: Transaction,
  decided: {
    readonly id: string
    readonly state: 'made' | 'declined'
    readonly by: string
    readonly at: number
    /** Of a bonus that was taken back; null for all else. Minor units. */
    readonly taken: number | null
  },
): Promise<void> {
  await tx.query(decide, [decided.id, decided.state, decided.by, decided.at, decided.taken])
}

/** Those that wait, the oldest first, then the newest that were decided; of one player or of all. */
export async function listAdjustments(
  on: Queryable,
  player: number | null,
  limit: number,
): Promise<StoredAdjustment[]> {
  const rows = await rowsOf<Row>(on, list, [player, limit])
  return rows.map(read)
}
