import type { Amount } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'

/** Writes how a round stands. @param round.closedAt epoch milliseconds; null leaves it as open or closed as it was. */
export async function moveRound(
  on: Queryable,
  round: {
    readonly id: string
    readonly stake: Amount
    readonly payout: Amount
    readonly balanceAfter: Amount
    readonly closedAt: number | null
  },
): Promise<void> {
  const { id, stake, payout, balanceAfter, closedAt } = round
  const at = closedAt === null ? null : isoTime(closedAt)
  await on.query(statement, [id, stake, payout, balanceAfter, at])
}

const statement = `
  UPDATE providers_round SET stake = $2, payout = $3, balance_after = $4, closed_at = coalesce(closed_at, $5)
  WHERE id = $1`
