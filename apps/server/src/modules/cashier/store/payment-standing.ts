import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** What a player's status tells of his payments; plain JSON. */
export interface PaymentStanding {
  /** Minor units that withdrawals hold. */
  readonly held: number
  /** What of it people look at. */
  readonly inReview: number
  /** The method of the last deposit that was credited. */
  readonly lastDeposit: string | null
}

export async function paymentStanding(on: Queryable, player: PlayerId): Promise<PaymentStanding> {
  interface Row {
    readonly held: string
    readonly in_review: string
    readonly last_deposit: string | null
  }
  const [row] = await rowsOf<Row>(on, question, [player])
  return {
    held: Number(row?.held ?? 0),
    inReview: Number(row?.in_review ?? 0),
    lastDeposit: row?.last_deposit ?? null,
  }
}

// What is open has an index of its own; of deposits only the newest are read, however many there are.
const question = `
  SELECT coalesce(sum(amount), 0)::text AS held,
    coalesce(sum(amount) FILTER (
      WHERE state = 'pending' AND reason IN ('identityCheck', 'walletProof', 'addressCheck', 'review', 'secondApproval')
    ), 0)::text AS in_review,
    (
      SELECT method FROM cashier_transaction
      WHERE player_id = $1 AND type = 'deposit' AND state = 'confirmed'
      ORDER BY created_at DESC, id DESC LIMIT 1
    ) AS last_deposit
  FROM cashier_transaction
  WHERE player_id = $1 AND type = 'withdrawal' AND state IN ('pending', 'confirming', 'sent')`
