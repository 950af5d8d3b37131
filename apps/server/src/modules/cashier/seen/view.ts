import type { Transaction as PaymentShown } from '@fairhouse/contract/entities/payment'
import { amount, toDecimal, toWire } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'

import type { CashierNeeds } from '../needs.ts'
import { stepsOf, type StoredStep } from '../store/steps-of.ts'
import type { StoredTransaction } from '../store/stored-transaction.ts'
import { isInventedRate } from './invented-rate.ts'
import { stagesOf } from './stages.ts'

/** Payments of one player as the player sees them, in the order given. */
export async function viewsOf(
  needs: Pick<CashierNeeds, 'database' | 'payerOf' | 'rules'>,
  player: PlayerId,
  stored: readonly StoredTransaction[],
  on: Queryable = needs.database,
): Promise<PaymentShown[]> {
  if (stored.length === 0) return []
  const { country } = await needs.payerOf(on, player)
  const mayReverse = needs.rules.mayReverse(country)
  const steps = await stepsOf(
    on,
    stored.map(({ id }) => id),
  )
  return stored.map((one) => viewOf(one, steps.get(one.id) ?? [], mayReverse))
}

/** One of them. */
export async function viewOfOne(
  needs: Pick<CashierNeeds, 'database' | 'payerOf' | 'rules'>,
  stored: StoredTransaction,
): Promise<PaymentShown> {
  const [view] = await viewsOf(needs, stored.player, [stored])
  if (!view) throw new Error(`payment ${stored.id} has no view`)
  return view
}

function viewOf(
  one: StoredTransaction,
  made: readonly StoredStep[],
  mayReverse: boolean,
): PaymentShown {
  const steps = made.map(({ to_state, at, by, reason }) => ({
    state: to_state,
    at: at.toISOString(),
    by,
    reason,
  }))
  const { type, state, reason } = one
  return {
    id: one.id,
    type,
    state,
    currency: one.currency,
    amount: toWire(one.amount),
    fee: toWire(one.fee),
    sandbox: one.sandbox,
    method: one.method,
    label: one.label,
    reference: one.txid ?? one.providerRef,
    coin: coinOf(one),
    confirmations:
      one.confirmationsNeeded === null
        ? null
        : { seen: one.confirmations ?? 0, needed: one.confirmationsNeeded },
    about: one.about,
    createdAt: isoTime(one.createdAt),
    changedAt: isoTime(one.changedAt),
    balanceBefore: wireOf(one.balanceBefore),
    balanceAfter: wireOf(one.balanceAfter),
    steps,
    stages: stagesOf({
      type,
      state,
      reason,
      isCoin: one.asset !== null,
      steps: steps.map((step) => ({ to: step.state, at: step.at, reason: step.reason })),
    }),
    canReverse: type === 'withdrawal' && state === 'pending' && mayReverse,
  }
}

const coinOf = (one: StoredTransaction): PaymentShown['coin'] =>
  one.asset === null || one.assetUnits === null
    ? null
    : {
        asset: one.asset,
        amount: toDecimal(one.asset, one.assetUnits),
        rate: one.rate,
        isRateInvented: isInventedRate(one.rateSource),
        rateAt: one.rateAt === null ? null : isoTime(one.rateAt),
        rateExpiresAt: one.rateExpiresAt === null ? null : isoTime(one.rateExpiresAt),
        address: one.address,
        txid: one.txid,
      }

const wireOf = (balance: bigint | null): number | null =>
  balance === null ? null : toWire(amount(balance))
