import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** What came in by a method and was not paid back by it. */
export interface NetDeposit {
  readonly method: string
  readonly savedMethod: string | null
  /** Minor units; below zero where more went out than in. */
  readonly net: bigint
}

/** Net deposits of a player by method and saved method. What is on its way out counts as out. */
export async function netDeposits(on: Queryable, player: PlayerId): Promise<NetDeposit[]> {
  interface Row {
    readonly method: string
    readonly saved_method: string | null
    readonly net: string
  }
  const rows = await rowsOf<Row>(on, statement, [player])
  return rows.map(({ method, saved_method, net }) => ({
    method,
    savedMethod: saved_method,
    net: BigInt(net),
  }))
}

// A payout that came back was no payout; what the player took back himself was cancelled and never counted. What undoes another payment
// went the way of that one; of a void, where what it undoes was credited.
const statement = `
  SELECT one.method, coalesce(one.saved_method, first.saved_method) AS saved_method, sum(CASE one.type
    WHEN 'deposit' THEN CASE WHEN one.state = 'confirmed' THEN one.amount ELSE 0 END
    WHEN 'withdrawal' THEN CASE WHEN one.state IN ('pending', 'confirming', 'sent', 'confirmed') THEN -one.amount ELSE 0 END
    WHEN 'withdrawalReversal' THEN CASE WHEN one.state = 'confirmed' AND one.provider_ref IS NOT NULL THEN one.amount ELSE 0 END
    WHEN 'depositVoid' THEN CASE WHEN one.state = 'confirmed' AND first.state = 'confirmed' THEN -one.amount ELSE 0 END
    ELSE CASE WHEN one.state IN ('pending', 'confirmed') THEN -one.amount ELSE 0 END
  END)::text AS net
  FROM cashier_transaction AS one LEFT JOIN cashier_transaction AS first ON first.id = one.about
  WHERE one.player_id = $1 AND one.method IS NOT NULL
    AND one.type IN ('deposit', 'depositRefund', 'depositReversal', 'depositVoid', 'withdrawal', 'withdrawalReversal')
  GROUP BY one.method, coalesce(one.saved_method, first.saved_method)`
