import type { BankPayout, BankTransfer } from '@fairhouse/contract/sandbox/bank'
import type { BackNews, DepositNews, PayoutNews, ProviderNews } from '#modules/cashier'
import { dollars } from '../../sandbox/dollars.ts'

const states = {
  awaited: 'pending',
  arrived: 'confirmed',
  cancelled: 'cancelled',
} as const

/** What the bank knows of a transfer: the sum that came, whatever was asked for. */
export function newsOfTransfer(transfer: BankTransfer): ProviderNews[] {
  const { id: providerRef, reference, status, amount, arrived, changedAt: at } = transfer
  const about = { providerRef, reference, part: '' }
  const deposit: DepositNews = {
    ...about,
    type: 'deposit',
    state: states[status],
    sum: dollars(arrived ?? amount),
    dust: 0n,
    confirmations: null,
    txid: null,
    reason: status === 'cancelled' ? 'timeOver' : null,
    kept: null,
    at,
  }
  const backs = transfer.refunds.map(
    (refund): BackNews => ({
      ...about,
      type: 'refund',
      backRef: refund.reference,
      ours: refund.reference,
      state: 'confirmed',
      sum: dollars(refund.amount),
      reason: 'refundedByHouse',
      at: refund.at,
    }),
  )
  return [deposit, ...backs]
}

const payoutStates = { sent: 'sent', arrived: 'confirmed', returned: 'failed' } as const

export const newsOfPayout = (payout: BankPayout): PayoutNews => ({
  type: 'payout',
  providerRef: payout.id,
  reference: payout.reference,
  state: payoutStates[payout.status],
  fee: null,
  txid: null,
  confirmations: null,
  reason: payout.status === 'returned' ? 'returnedByBank' : null,
  at: payout.changedAt,
})
