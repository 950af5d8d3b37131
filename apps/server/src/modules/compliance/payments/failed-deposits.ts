import type { PaymentFact } from '#modules/cashier'

const minuteMs = 60_000

/** GLI-19, A.3.6 (b): five deposits that fail within ten minutes block the next, and people look when as many more fail. */
const withinMs = 10 * minuteMs
const blocksFrom = 5
const flaggedFrom = 10
/** So long as the ones that fail still count after a block, for whoever tries again at once when it is over. */
const flaggedWithinMs = 60 * minuteMs

const failed = (payments: readonly PaymentFact[], since: number): PaymentFact[] =>
  payments.filter(
    ({ type, state, at }) =>
      type === 'deposit' && (state === 'declined' || state === 'failed') && at > since,
  )

/** From when payments must be known. */
export const failuresFrom = (now: number): number => now - flaggedWithinMs

/** Milliseconds for which nothing more is paid in, after deposits that failed; 0: it may be. Pure. */
export function blockedFor(payments: readonly PaymentFact[], now: number): number {
  const lately = failed(payments, now - withinMs)
  const freed = lately.at(-blocksFrom)
  return freed === undefined ? 0 : freed.at + withinMs - now
}

/** Whether so many failed that people should look. Pure. */
export const isTryingOut = (payments: readonly PaymentFact[], now: number): boolean =>
  failed(payments, failuresFrom(now)).length >= flaggedFrom
