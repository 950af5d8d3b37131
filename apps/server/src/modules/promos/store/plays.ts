import type { PromoName } from '@fairhouse/contract/promo-rules'
import type { Currency } from '@fairhouse/money'
import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { PromoOwner } from '../promo-secrets.ts'

/** What was played. */
export interface StoredPlay {
  readonly playedAt: Date
  readonly requestKey: string
  /** In hexadecimal digits. */
  readonly seed: string
  readonly clientSeed: string
  readonly box: number | null
  readonly outcome: readonly number[]
  /** Minor units. */
  readonly prize: number
  readonly currency: Currency
}

/** A promised seed, and what was played with it. */
export interface StoredPromise {
  readonly period: string
  readonly sealed: Buffer
  /** In hexadecimal digits. */
  readonly seedHash: string
  /** Null: it was not played. */
  readonly play: StoredPlay | null
}

interface Row extends Omit<StoredPlay, 'playedAt'> {
  readonly period: string
  readonly sealed: Buffer
  readonly seedHash: string
  readonly playedAt: Date | null
}

const columns = `
  period, sealed, encode(seed_hash, 'hex') AS "seedHash", played_at AS "playedAt", request_key AS "requestKey",
  encode(seed, 'hex') AS seed, client_seed AS "clientSeed", box, outcome, prize::float8 AS prize, currency`

function promiseOf({ period, sealed, seedHash, playedAt, ...rest }: Row): StoredPromise {
  return { period, sealed, seedHash, play: playedAt === null ? null : { playedAt, ...rest } }
}

/** The promise of which a player saw the hash, held until the transaction ends; undefined: it is none of theirs. */
export async function lockPromise(
  tx: Transaction,
  seen: Pick<PromoOwner, 'player' | 'promo'> & { readonly hash: string },
): Promise<StoredPromise | undefined> {
  const [row] = await rowsOf<Row>(
    tx,
    `SELECT ${columns} FROM promos_play WHERE player_id = $1 AND promo = $2 AND seed_hash = decode($3, 'hex') FOR NO KEY UPDATE`,
    [seen.player, seen.promo, seen.hash],
  )
  return row && promiseOf(row)
}

/** A player's promises for a game, the newest first. */
export async function newestPromises(
  on: Queryable,
  { player, promo }: Pick<PromoOwner, 'player'> & { readonly promo: PromoName },
  limit: number,
): Promise<StoredPromise[]> {
  const rows = await rowsOf<Row>(
    on,
    `SELECT ${columns} FROM promos_play WHERE player_id = $1 AND promo = $2 ORDER BY period DESC LIMIT $3`,
    [player, promo, limit],
  )
  return rows.map(promiseOf)
}

/** Writes a promise down; nothing when there is one. @param made `at` in epoch milliseconds. */
export async function insertPromise(
  on: Queryable,
  { player, promo, period }: PromoOwner,
  made: { readonly sealed: Buffer; readonly hash: string; readonly at: number },
): Promise<void> {
  await on.query(
    `INSERT INTO promos_play (player_id, promo, period, made_at, sealed, seed_hash)
     VALUES ($1, $2, $3, to_timestamp($4::double precision / 1000), $5, decode($6, 'hex')) ON CONFLICT DO NOTHING`,
    [player, promo, period, made.at, made.sealed, made.hash],
  )
}

/** Puts another seal around a promised seed; nothing once it was played. */
export async function resealPromise(
  on: Queryable,
  { player, promo, period }: PromoOwner,
  sealed: Buffer,
): Promise<void> {
  await on.query(
    `UPDATE promos_play SET sealed = $4 WHERE player_id = $1 AND promo = $2 AND period = $3 AND played_at IS NULL`,
    [player, promo, period, sealed],
  )
}

/** Writes down what was played. @param play `at` in epoch milliseconds. */
export async function markPlayed(
  tx: Transaction,
  { player, promo, period }: PromoOwner,
  play: Omit<StoredPlay, 'playedAt' | 'seed'> & { readonly at: number; readonly seed: Uint8Array },
): Promise<void> {
  await tx.query(
    `UPDATE promos_play SET played_at = to_timestamp($4::double precision / 1000), request_key = $5, seed = $6, client_seed = $7,
       box = $8, outcome = $9, prize = $10, currency = $11
     WHERE player_id = $1 AND promo = $2 AND period = $3`,
    [
      player,
      promo,
      period,
      play.at,
      play.requestKey,
      Buffer.from(play.seed),
      play.clientSeed,
      play.box,
      [...play.outcome],
      play.prize,
      play.currency,
    ],
  )
}
