import type { Transaction } from '@fairhouse/contract/entities/payment'

/** News of the player's own payments, from the line and from answers of this page. */
export interface LivePayments {
  /** A payment as it stands now; may be told more than once. */
  heard(payment: Transaction): void
  /** @param tell hears of every payment. @returns ends it. */
  watch(tell: (payment: Transaction) => void): () => void
}

export function livePayments(): LivePayments {
  const watching = new Set<(payment: Transaction) => void>()
  return {
    heard: (payment) => {
      for (const tell of watching) tell(payment)
    },
    watch: (tell) => {
      watching.add(tell)
      return () => void watching.delete(tell)
    },
  }
}

/** Tells each deposit that has arrived, once, however it was begun: here, in the cashier or by coins on their way. */
export function tellArrived(payments: LivePayments, tell: (payment: Transaction) => void): void {
  const told = new Set<string>()
  payments.watch((payment) => {
    if (payment.type !== 'deposit' || payment.state !== 'confirmed' || told.has(payment.id)) return
    told.add(payment.id)
    tell(payment)
  })
}
