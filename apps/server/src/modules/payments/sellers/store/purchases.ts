import type { Amount } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

export interface Purchase {
  readonly id: string
  readonly bodyHash: Buffer
  readonly address: string
  /** Null until the seller has answered. */
  readonly order: Order | null
}

/** As the seller knows it, and where the player pays. */
interface Order {
  readonly orderId: string
  readonly redirectUrl: string
}

interface Row {
  readonly id: string
  readonly body_hash: Buffer
  readonly address: string
  readonly order_id: string | null
  readonly redirect_url: string | null
}

const columns = 'id, body_hash, address, order_id, redirect_url'

const purchaseOf = (row: Row): Purchase => ({
  id: row.id,
  bodyHash: row.body_hash,
  address: row.address,
  order: orderOf(row),
})

const orderOf = ({ order_id: orderId, redirect_url: redirectUrl }: Row): Order | null =>
  orderId === null || redirectUrl === null ? null : { orderId, redirectUrl }

/** Writes a purchase down, unless its request was written before. */
export async function insertPurchase(
  on: Queryable,
  one: {
    readonly id: string
    readonly player: PlayerId
    readonly requestKey: string
    readonly bodyHash: Buffer
    readonly seller: string
    readonly method: string
    readonly currency: string
    readonly amount: Amount
    readonly provider: string
    readonly paymentMethod: string
    readonly address: string
    readonly now: number
  },
): Promise<void> {
  await on.query(
    `INSERT INTO payments_purchase
       (id, player_id, request_key, body_hash, seller, method, currency, amount, provider, payment_method, address, created_at, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
     ON CONFLICT (player_id, request_key) DO NOTHING`,
    [
      one.id,
      one.player,
      one.requestKey,
      one.bodyHash,
      one.seller,
      one.method,
      one.currency,
      one.amount,
      one.provider,
      one.paymentMethod,
      one.address,
      isoTime(one.now),
    ],
  )
}

/** The purchase that a request began. */
export async function purchaseNamed(
  on: Queryable,
  player: PlayerId,
  requestKey: string,
): Promise<Purchase | null> {
  const [row] = await rowsOf<Row>(
    on,
    `SELECT ${columns} FROM payments_purchase WHERE player_id = $1 AND request_key = $2`,
    [player, requestKey],
  )
  return row ? purchaseOf(row) : null
}

/** Keeps what the seller answered; of two who asked at once, the first counts. */
export async function keepOrder(
  on: Queryable,
  { id, orderId, redirectUrl, now }: Order & { readonly id: string; readonly now: number },
): Promise<Order> {
  const [row] = await rowsOf<Row>(
    on,
    `UPDATE payments_purchase SET order_id = coalesce(order_id, $2), redirect_url = coalesce(redirect_url, $3),
       state = CASE WHEN state = 'asked' THEN 'created' ELSE state END, changed_at = $4
     WHERE id = $1 RETURNING ${columns}`,
    [id, orderId, redirectUrl, isoTime(now)],
  )
  const order = row && orderOf(row)
  if (!order) throw new Error(`there is no purchase ${id}`)
  return order
}

/** Writes down how the seller says that an order stands. */
export async function keepState(
  on: Queryable,
  {
    id,
    orderId,
    state,
    now,
  }: {
    readonly id: string
    readonly orderId: string
    readonly state: string
    readonly now: number
  },
): Promise<void> {
  await on.query(
    `UPDATE payments_purchase SET state = $3, changed_at = $4
     WHERE id = $1 AND (order_id = $2 OR order_id IS NULL)`,
    [id, orderId, state, isoTime(now)],
  )
}
