import type { Queryable } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** A player who is known by what they paid with or to. */
export interface PayingPlayer {
  readonly player: PlayerId
  /** The payment that it is known from; null for a saved method or an address of the house. */
  readonly payment: string | null
}

type Row = { readonly player: number; readonly payment: string | null }

const read = async (
  on: Queryable,
  statement: string,
  values: readonly unknown[],
): Promise<PayingPlayer[]> =>
  (await rowsOf<Row>(on, statement, values)).map(({ player, payment }) => ({
    player: playerId(player),
    payment,
  }))

const byCardEnd = `
  SELECT DISTINCT player_id::float8 AS player, NULL::uuid AS payment FROM cashier_method
  WHERE method = 'card' AND right(label, 4) = $1 ORDER BY 1 LIMIT $2`

/** Players with a card that ends in these four digits. */
export const playersWithCard = (on: Queryable, end: string, limit: number) =>
  read(on, byCardEnd, [end, limit])

// Some kinds of address may be written large or small; a transaction's id on its chain always is small here.
const byCoin = `
  SELECT player, payment FROM (
    (SELECT player_id::float8 AS player, NULL::uuid AS payment FROM cashier_address
     WHERE lower(address) = $1 LIMIT $2)
    UNION ALL
    (SELECT player_id::float8, id FROM cashier_transaction WHERE lower(address) = $1 ORDER BY id DESC LIMIT $2)
    UNION ALL
    (SELECT player_id::float8, id FROM cashier_transaction WHERE txid = $1 ORDER BY id DESC LIMIT $2)
  ) AS found LIMIT $2`

/** Players whose coins went to or came from this address, or moved with this transaction of a chain. */
export const playersOfCoins = (on: Queryable, text: string, limit: number) =>
  read(on, byCoin, [text.toLowerCase(), limit])

const byReference = `
  SELECT player_id::float8 AS player, id AS payment FROM cashier_transaction
  WHERE provider_ref = $1 ORDER BY id DESC LIMIT $2`
const byId = `
  SELECT player, payment FROM (
    (SELECT player_id::float8 AS player, id AS payment FROM cashier_transaction WHERE id = $1::text::uuid)
    UNION ALL
    (SELECT player_id::float8, id FROM cashier_transaction WHERE provider_ref = $1::text ORDER BY id DESC LIMIT $2)
  ) AS found LIMIT $2`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The player of a payment: by our id of it, or by its provider's. */
export const playersOfPayment = (on: Queryable, text: string, limit: number) =>
  uuid.test(text.toLowerCase())
    ? read(on, byId, [text.toLowerCase(), limit])
    : read(on, byReference, [text, limit])
