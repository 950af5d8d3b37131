import type { Part } from '../frame/part.ts'
import { tellSigned } from '../frame/sign.ts'
import { arriveByItself, type BankNeeds, endSoon } from './bank.ts'
import { bankState } from './bank-state.ts'
import { addDeskRoutes } from './desk-routes.ts'
import { addInterfaceRoutes } from './interface-routes.ts'
import { addPayerRoutes } from './payer-routes.ts'

/** The house's bank: transfers that come with a reference, or not, and payouts that may come back. */
export const bank: Part = async (frame) => {
  const timers = new Set<NodeJS.Timeout>()
  const needs: BankNeeds = {
    kept: frame.keep('bank', bankState, { transfers: [], payouts: [], unmatched: [] }),
    now: frame.now,
    tell: (kind, providerRef, reference) =>
      void tellSigned(frame, 'sandbox-bank', { kind, providerRef, reference }),
    later: (steps, work) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        work()
      }, steps * frame.settings.stepMs)
      timers.add(timer)
    },
  }
  addInterfaceRoutes(frame, needs)
  addDeskRoutes(frame, needs)
  addPayerRoutes(frame, needs)
  // What was under way when the process ended goes on.
  for (const transfer of needs.kept.state.transfers) arriveByItself(needs, transfer)
  for (const payout of needs.kept.state.payouts) endSoon(needs, payout)
  return {
    page: { path: '/bank/desk', title: 'Bank' },
    stop: async () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
