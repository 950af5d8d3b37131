import type { Part } from '../frame/part.ts'
import { tellSigned } from '../frame/sign.ts'
import { createBooks } from './books.ts'
import { cardState } from './card-state.ts'
import { addDeskRoutes } from './desk-routes.ts'
import { addInterfaceRoutes } from './interface-routes.ts'
import { arriveSoon } from './pay-out.ts'
import { addPayRoutes } from './pay-routes.ts'
import { captureSoon } from './settle-payment.ts'

/** The card acquirer: hosted page, 3-D Secure, captures, refunds, disputes, payouts. */
export const card: Part = async (frame) => {
  const books = createBooks({
    kept: frame.keep('card', cardState, { payments: [], payouts: [], cards: [] }),
    now: frame.now,
    stepMs: frame.settings.stepMs,
    tell: async (kind, providerRef, reference) => {
      const told = tellSigned(frame, 'sandbox-card', { kind, providerRef, reference })
      // Only that fault waits for the house; else the player is led back while the notice is under way.
      if (frame.faults.current().notices === 'first') await told
    },
  })
  addInterfaceRoutes(frame, books)
  addPayRoutes(frame, books)
  addDeskRoutes(frame, books)
  // What was under way when the process ended goes on.
  for (const payment of books.state.payments) captureSoon(books, payment)
  for (const payout of books.state.payouts) arriveSoon(books, payout)
  return {
    page: { path: '/card/desk', title: 'Card acquirer' },
    stop: async () => books.stop(),
  }
}
