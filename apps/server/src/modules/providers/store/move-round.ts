import type { Amount } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { StoredRound } from '../wallet/stored.ts'

/** Writes how a round stands. */
export async function moveRound(
  on: Queryable,
  round: Omit<StoredRound, 'pot' | 'closed'> & {
    /** Of the pocket. */
    readonly balanceAfter: Amount
    /** Stake that was held back and never bet, added to what there was. */
    readonly returned: Amount
    /** Minor units that it counts beside its pot, added to what it did. */
    readonly counted: number
    /** Epoch milliseconds; null leaves it as open or closed as it was. */
    readonly closedAt: number | null
  },
): Promise<void> {
  const { id, stake, payout, potStake, potPayout, balanceAfter, returned, counted, closedAt } =
    round
  const at = closedAt === null ? null : isoTime(closedAt)
  await on.query(statement, [
    id,
    stake,
    payout,
    potStake,
    potPayout,
    balanceAfter,
    counted,
    at,
    returned,
  ])
}

const statement = `
  UPDATE providers_round SET stake = $2, payout = $3, pot_stake = $4, pot_payout = $5, balance_after = $6, counted = counted + $7,
    closed_at = coalesce(closed_at, $8), returned = returned + $9
  WHERE id = $1`
