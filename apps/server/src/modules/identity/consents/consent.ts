import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** What players are asked whether they agree: the terms, news by e-mail, and each kind of service outside the house. */
export type ConsentKind = 'terms' | 'news' | 'chat' | 'analytics' | 'reporting'

/** The words about news, and those about services outside: who changes them gives them another version here. */
export const newsVersion = '2026-11-27'
export const outsideVersion = '2026-11-27'

export interface Consent {
  readonly what: ConsentKind
  readonly given: boolean
  /** Of the text that was read. */
  readonly version: string
  readonly by: 'player' | 'link' | 'house'
  /** Epoch milliseconds. */
  readonly at: number
}

/**
 * Writes down that something was agreed to or taken back, in the transaction that does it. The same again, by words of the same version, is no change and
 * leaves no row.
 */
export async function noteConsent(
  tx: Transaction,
  player: PlayerId,
  { what, given, version, by, at }: Consent,
): Promise<void> {
  // Of two tabs the second sees what the first wrote.
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('consents of ' || $1::text, 0))`, [
    player,
  ])
  await tx.query(
    `INSERT INTO identity_consent (player_id, what, given, version, by, at)
     SELECT $1, $2, $3::boolean, $4::text, $5, to_timestamp($6::double precision / 1000)
     WHERE NOT EXISTS (
       SELECT FROM (
         SELECT given, version FROM identity_consent WHERE player_id = $1 AND what = $2 ORDER BY consent_id DESC LIMIT 1
       ) AS newest WHERE newest.given = $3 AND newest.version = $4
     )`,
    [player, what, given, version, by, at],
  )
}

interface Row {
  readonly number: number
  readonly what: ConsentKind
  readonly given: boolean
  readonly version: string
  readonly by: Consent['by']
  readonly at: Date
}

/** A player's consents from behind a number, oldest first. */
export async function consentsOf(
  on: Queryable,
  player: PlayerId,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly (Consent & { readonly number: number })[]> {
  const rows = await rowsOf<Row>(
    on,
    `SELECT consent_id::float8 AS number, what, given, version, by, at FROM identity_consent
     WHERE player_id = $1 AND consent_id > $2 ORDER BY consent_id LIMIT $3`,
    [player, after, limit],
  )
  return rows.map((row) => ({ ...row, at: row.at.getTime() }))
}

/** The newest of a player's consents, newest first. */
export async function newestConsents(
  on: Queryable,
  player: PlayerId,
  limit: number,
): Promise<readonly Consent[]> {
  const rows = await rowsOf<Row>(
    on,
    `SELECT consent_id::float8 AS number, what, given, version, by, at FROM identity_consent
     WHERE player_id = $1 ORDER BY consent_id DESC LIMIT $2`,
    [player, limit],
  )
  return rows.map(({ number: _number, ...row }) => ({ ...row, at: row.at.getTime() }))
}
