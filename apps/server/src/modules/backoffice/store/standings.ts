import type { SegmentQuestion } from '@fairhouse/contract/backoffice/segments'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** What is asked of a player. Cents. */
export interface StoredStanding {
  readonly player: PlayerId
  readonly country: string
  readonly level: number | null
  readonly registeredAt: Date
  readonly seenAt: Date | null
  readonly paidIn: number
  readonly paidOut: number
}

const save = `
  INSERT INTO backoffice_standing (player_id, country, level, registered_at, seen_at, paid_in, paid_out, read_at)
  SELECT *, to_timestamp($8::double precision / 1000) FROM unnest(
    $1::bigint[], $2::text[], $3::smallint[], $4::timestamptz[], $5::timestamptz[], $6::bigint[], $7::bigint[])
  ON CONFLICT (player_id) DO UPDATE SET country = excluded.country, level = excluded.level, seen_at = excluded.seen_at,
    paid_in = excluded.paid_in, paid_out = excluded.paid_out, read_at = excluded.read_at`

export async function saveStandings(
  tx: Transaction,
  standings: readonly StoredStanding[],
  nowMs: number,
): Promise<void> {
  if (standings.length === 0) return
  await tx.query(save, [
    standings.map(({ player }) => player),
    standings.map(({ country }) => country),
    standings.map(({ level }) => level),
    standings.map(({ registeredAt }) => registeredAt),
    standings.map(({ seenAt }) => seenAt),
    standings.map(({ paidIn }) => paidIn),
    standings.map(({ paidOut }) => paidOut),
    nowMs,
  ])
}

/** Takes out those between two numbers (the first excluded, the last included) that are not among `kept`. */
export async function dropStandings(
  tx: Transaction,
  range: { readonly after: number; readonly upTo: number | null },
  kept: readonly PlayerId[],
): Promise<void> {
  await tx.query(
    `DELETE FROM backoffice_standing
     WHERE player_id > $1 AND ($2::bigint IS NULL OR player_id <= $2) AND player_id <> ALL($3::bigint[])`,
    [range.after, range.upTo, [...kept]],
  )
}

/** Held until the transaction ends. */
export async function holdPlace(tx: Transaction): Promise<number> {
  const [row] = await rowsOf<{ player: number }>(
    tx,
    'SELECT player_id::float8 AS player FROM backoffice_standing_place FOR UPDATE',
  )
  if (row === undefined) throw new Error('the reading of standings has no place')
  return row.player
}

export async function movePlace(tx: Transaction, player: number): Promise<void> {
  await tx.query('UPDATE backoffice_standing_place SET player_id = $1', [player])
}

const dayMs = 24 * 3_600_000

/** Conditions are ours; what staff typed goes in as values alone. `$1` is the question, `$2` now. */
const fits = `
  (cardinality(asked.countries) = 0 OR standing.country = ANY(asked.countries))
  AND (asked.level_from IS NULL OR coalesce(standing.level, 0) >= asked.level_from)
  AND (asked.level_to IS NULL OR coalesce(standing.level, 0) <= asked.level_to)
  AND (asked.registered_after IS NULL OR standing.registered_at > asked.registered_after)
  AND (asked.seen_after IS NULL OR standing.seen_at > asked.seen_after)
  AND (asked.not_seen_after IS NULL OR coalesce(standing.seen_at, standing.registered_at) <= asked.not_seen_after)
  AND (asked.paid_in_from IS NULL OR standing.paid_in >= asked.paid_in_from)
  AND (asked.paid_in_to IS NULL OR standing.paid_in <= asked.paid_in_to)
  AND (asked.net_from IS NULL OR standing.paid_in - standing.paid_out >= asked.net_from)
  AND (asked.net_to IS NULL OR standing.paid_in - standing.paid_out <= asked.net_to)
  AND (cardinality(asked.with_tags) = 0 OR asked.with_tags <@ ARRAY(
    SELECT tag FROM backoffice_player_tag AS given WHERE given.player_id = standing.player_id))
  AND (cardinality(asked.without_tags) = 0 OR NOT EXISTS (
    SELECT FROM backoffice_player_tag AS given WHERE given.player_id = standing.player_id AND tag = ANY(asked.without_tags)))`
const asking = `
  (SELECT $1::text[], $2::int, $3::int, to_timestamp($4::double precision / 1000), to_timestamp($5::double precision / 1000),
    to_timestamp($6::double precision / 1000), $7::bigint, $8::bigint, $9::bigint, $10::bigint, $11::text[], $12::text[])
  AS asked (countries, level_from, level_to, registered_after, seen_after, not_seen_after, paid_in_from, paid_in_to, net_from, net_to,
    with_tags, without_tags)`

const valuesOf = (question: SegmentQuestion, nowMs: number): unknown[] => {
  const ago = (days: number | null): number | null => (days === null ? null : nowMs - days * dayMs)
  return [
    question.countries,
    question.levelFrom,
    question.levelTo,
    ago(question.registeredWithinDays),
    ago(question.seenWithinDays),
    ago(question.notSeenForDays),
    question.paidInFrom,
    question.paidInTo,
    question.netFrom,
    question.netTo,
    question.withTags,
    question.withoutTags,
  ]
}

/** How many fit, counted up to one more than `most`. */
export async function countStandings(
  on: Queryable,
  question: SegmentQuestion,
  { nowMs, most }: { readonly nowMs: number; readonly most: number },
): Promise<number> {
  const [row] = await rowsOf<{ players: number }>(
    on,
    `SELECT count(*)::int AS players FROM (
       SELECT FROM ${asking} JOIN backoffice_standing AS standing ON ${fits} LIMIT $13) AS fitting`,
    [...valuesOf(question, nowMs), most + 1],
  )
  return row?.players ?? 0
}

const columns = `
  standing.player_id::float8 AS player, standing.country, standing.level, standing.registered_at AS "registeredAt", standing.seen_at AS "seenAt",
  standing.paid_in::float8 AS "paidIn", standing.paid_out::float8 AS "paidOut"`

/** Those who fit, the newest first, from the one before `before` on. */
export const standingsThatFit = (
  on: Queryable,
  question: SegmentQuestion,
  {
    nowMs,
    before,
    limit,
  }: { readonly nowMs: number; readonly before: number | null; readonly limit: number },
): Promise<StoredStanding[]> =>
  rowsOf(
    on,
    `SELECT ${columns} FROM ${asking} JOIN backoffice_standing AS standing ON ${fits}
     WHERE $13::bigint IS NULL OR standing.player_id < $13 ORDER BY standing.player_id DESC LIMIT $14`,
    [...valuesOf(question, nowMs), before, limit],
  )

/** Those of these players who fit. */
export async function playersThatFit(
  on: Queryable,
  question: SegmentQuestion,
  { nowMs, players }: { readonly nowMs: number; readonly players: readonly PlayerId[] },
): Promise<PlayerId[]> {
  const rows = await rowsOf<{ player: PlayerId }>(
    on,
    `SELECT standing.player_id::float8 AS player FROM ${asking} JOIN backoffice_standing AS standing ON ${fits}
     WHERE standing.player_id = ANY($13::bigint[]) ORDER BY standing.player_id`,
    [...valuesOf(question, nowMs), [...players]],
  )
  return rows.map(({ player }) => player)
}

/** When the oldest of what is known was read; null: nothing is. */
export async function oldestReading(on: Queryable): Promise<Date | null> {
  const [row] = await rowsOf<{ at: Date }>(
    on,
    'SELECT read_at AS at FROM backoffice_standing ORDER BY read_at LIMIT 1',
  )
  return row?.at ?? null
}
