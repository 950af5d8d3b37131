import type { CardPayment, CardPayout, CardReason } from '@fairhouse/contract/sandbox/card'
import type { PaymentReason } from '@fairhouse/contract/entities/payment'
import type { BackNews, DepositNews, PayoutNews, ProviderNews } from '#modules/cashier'
import { dollars } from '../../sandbox/dollars.ts'

const states: Readonly<Record<CardPayment['status'], DepositNews['state']>> = {
  created: 'pending',
  challenge: 'pending',
  authorised: 'confirming',
  captured: 'confirmed',
  declined: 'declined',
  cancelled: 'cancelled',
  released: 'cancelled',
}

const reasons: Readonly<Record<CardReason, PaymentReason>> = {
  cardDeclined: 'cardDeclined',
  insufficientFunds: 'insufficientFunds',
  cardExpired: 'cardExpired',
  wrongCode: 'wrongCode',
  gamblingBlocked: 'gamblingBlocked',
  authenticationFailed: 'authenticationFailed',
  playerLeft: 'playerLeft',
  byHouse: 'timeOver',
}

/** Everything that the acquirer's payment says, oldest first. */
export function newsOfPayment(payment: CardPayment): ProviderNews[] {
  const { id: providerRef, reference, status, reason, changedAt: at, card } = payment
  const about = { providerRef, reference, part: '' }
  const deposit: DepositNews = {
    ...about,
    type: 'deposit',
    state: states[status],
    sum: dollars(payment.amount),
    dust: 0n,
    confirmations: null,
    txid: null,
    reason: reason && reasons[reason],
    kept:
      card && card.token !== null
        ? { token: card.token, label: `${card.brand} •••• ${card.last4}`, expires: card.expires }
        : null,
    at,
  }
  const released: BackNews[] =
    status === 'released'
      ? [
          {
            ...about,
            type: 'void',
            backRef: `${providerRef}/release`,
            ours: null,
            state: 'confirmed',
            sum: dollars(payment.amount),
            reason: null,
            at,
          },
        ]
      : []
  return [deposit, ...released, ...refundsOf(payment), ...disputesOf(payment)]
}

const refundsOf = ({ id: providerRef, reference, refunds }: CardPayment): BackNews[] =>
  refunds.map((refund) => ({
    type: 'refund',
    providerRef,
    reference,
    part: '',
    backRef: refund.reference,
    ours: refund.reference,
    state: 'confirmed',
    sum: dollars(refund.amount),
    reason: 'refundedByHouse',
    at: refund.at,
  }))

const disputeStates = {
  opened: { state: 'pending', reason: 'disputeOpened' },
  won: { state: 'cancelled', reason: 'disputeWon' },
  lost: { state: 'confirmed', reason: 'disputeLost' },
} as const

const disputesOf = ({ id: providerRef, reference, disputes }: CardPayment): BackNews[] =>
  disputes.map(({ id, amount: cents, status, at }) => ({
    type: 'reversal',
    providerRef,
    reference,
    part: '',
    backRef: id,
    ours: null,
    sum: dollars(cents),
    at,
    ...disputeStates[status],
  }))

export const newsOfPayout = (payout: CardPayout): PayoutNews => ({
  type: 'payout',
  providerRef: payout.id,
  reference: payout.reference,
  state: payout.status,
  fee: null,
  txid: null,
  confirmations: null,
  reason: payout.status === 'declined' ? 'cardDeclined' : null,
  at: payout.changedAt,
})
