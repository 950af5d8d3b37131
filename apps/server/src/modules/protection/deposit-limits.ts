import { type Amount, amount } from '@fairhouse/money'
import { type DepositLimits, isDeposit } from '#modules/cashier'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import type { ProtectionNeeds } from './needs.ts'
import { pauseAt, shownPause } from './pause-slice.ts'
import { endOf, startOf } from './period.ts'
import { storedLimits, type StoredLimit } from './store/limits.ts'
import { longestPause } from './store/pauses.ts'

/** What a player's own limits leave to be paid in, and nothing while a pause stands. */
export const depositLimits = (needs: ProtectionNeeds): DepositLimits => ({
  mayDeposit: async (on, { player }, sum) => {
    const now = needs.clock.now()
    const pause = pauseAt(await longestPause(on, player), now)
    if (pause) return { refused: 'onPause', metadata: shownPause(pause) }
    const left = await leftToPayIn(needs, on, player)
    if (left === null) {
      const { rules } = await needs.placeRules(on, player)
      return rules.deposits.limitFirst ? { refused: 'limitFirst' } : null
    }
    if (sum <= left.amount) return null
    const moreAt = left.moreAt === null ? null : isoTime(left.moreAt)
    return { refused: 'depositLimit', metadata: { amount: Number(left.amount), moreAt } }
  },
  allowance: (on, { player }) => leftToPayIn(needs, on, player),
})

async function leftToPayIn(needs: ProtectionNeeds, on: Queryable, player: PlayerId) {
  const now = needs.clock.now()
  const limits = (await storedLimits(on, player)).filter(({ kind }) => kind === 'deposit')
  let least: { amount: Amount; moreAt: number | null } | null = null
  for (const limit of limits) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const used = await paidInDuring(needs, on, { player, limit, now })
    const left = BigInt(Math.max(limit.most - used, 0))
    if (least !== null && least.amount <= left) continue
    least = { amount: amount(left), moreAt: endOf(limit.period, now) }
  }
  return least
}

/** What was paid in during the period of a limit, or is on its way, in minor units. */
export async function paidInDuring(
  needs: Pick<ProtectionNeeds, 'paymentsOf'>,
  on: Queryable,
  {
    player,
    limit: { period },
    now,
  }: {
    readonly player: PlayerId
    readonly limit: Pick<StoredLimit, 'period'>
    readonly now: number
  },
): Promise<number> {
  return paidInSince(needs, on, { player, since: startOf(period, now) })
}

/** Deposits that were begun since then and did not come to nothing. */
export async function paidInSince(
  { paymentsOf }: Pick<ProtectionNeeds, 'paymentsOf'>,
  on: Queryable,
  { player, since }: { readonly player: PlayerId; readonly since: number },
): Promise<number> {
  const payments = await paymentsOf(on, player, since)
  return payments.filter(isDeposit).reduce((sum, payment) => sum + Number(payment.amount), 0)
}
