import type { Queryable } from '../../../apps/server/src/platform/database.ts'
import { type PlayerId, playerId } from '../../../apps/server/src/platform/ids.ts'
import { rowsOf } from '../../../apps/server/src/platform/rows.ts'

/** A payment as the house's own table has it, read without the house's help. */
export interface StoredPayment {
  readonly id: string
  readonly player: PlayerId
  readonly type: string
  readonly state: string
  readonly amount: bigint
  readonly fee: bigint
  readonly provider: string | null
  readonly providerRef: string | null
  readonly part: string
  readonly about: string | null
  readonly assetUnits: bigint | null
  readonly rate: string | null
  readonly reason: string | null
  readonly changedAt: Date
  readonly balanceBefore: bigint | null
  readonly balanceAfter: bigint | null
  /** States that it went through, in order, the first one excepted. */
  readonly steps: readonly string[]
}

interface Row extends Omit<StoredPayment, 'player'> {
  readonly player: bigint
}

/** Every payment of these players, in the order in which they were begun. */
export async function paymentsOf(
  on: Queryable,
  players: readonly PlayerId[],
): Promise<StoredPayment[]> {
  const rows = await rowsOf<Row>(on, statement, [players])
  return rows.map((row) => ({ ...row, player: playerId(Number(row.player)) }))
}

const statement = `
  SELECT payment.id, player_id AS player, type, state, amount, fee, provider, provider_ref AS "providerRef", part, about,
    asset_units AS "assetUnits", trim_scale(rate)::text AS rate, reason, changed_at AS "changedAt",
    balance_before AS "balanceBefore", balance_after AS "balanceAfter",
    ARRAY(SELECT to_state FROM cashier_step WHERE transaction_id = payment.id ORDER BY number) AS steps
  FROM cashier_transaction AS payment WHERE player_id = ANY($1) ORDER BY created_at, id`
