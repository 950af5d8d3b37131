import type { KeptState } from '../frame/part.ts'
import type { CardState, KeptPayment, KeptPayout } from './card-state.ts'

/** Something that cannot be done in the state in which a payment is. */
export class Conflict extends Error {
  override readonly name = 'Conflict'
}

export interface BooksNeeds {
  readonly kept: KeptState<CardState>
  readonly now: () => number
  /** Something about it changed. Resolves when the house was told, or could not be. */
  readonly tell: (kind: 'deposit' | 'payout', id: string, reference: string) => Promise<void>
  /** Time between an authorisation and its capture, a capture and its dispute, a payout and its arrival. */
  readonly stepMs: number
}

/** What the acquirer knows, and what every change of it does. */
export interface Books {
  readonly state: CardState
  readonly now: () => number
  readonly changed: (payment: KeptPayment) => Promise<void>
  readonly payoutChanged: (payout: KeptPayout) => Promise<void>
  /** Writes down what nobody is told of. */
  readonly write: () => void
  /** After a step of time, unless the process ends first. */
  readonly later: (work: () => Promise<void>) => void
  readonly stop: () => void
}

export function createBooks({ kept, now, tell, stepMs }: BooksNeeds): Books {
  const timers = new Set<NodeJS.Timeout>()
  return {
    state: kept.state,
    now,
    write: kept.changed,
    changed: async (payment) => {
      payment.changedAt = now()
      kept.changed()
      await tell('deposit', payment.id, payment.reference)
    },
    payoutChanged: async (payout) => {
      payout.changedAt = now()
      kept.changed()
      await tell('payout', payout.id, payout.reference)
    },
    later: (work) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        void work()
      }, stepMs)
      timers.add(timer)
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

export const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0)
