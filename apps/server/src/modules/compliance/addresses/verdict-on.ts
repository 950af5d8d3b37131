import type { AddressVerdict } from '#modules/cashier'
import { type AddressCase, decisionOf, findOf } from './address-case.ts'
import type { AddressScreening } from './store/address-screenings.ts'

/**
 * What becomes of a payment by what is known of its addresses. Pure.
 * @param wallets those that it goes to or came from.
 * @param known.newest what was answered last, by wallet.
 */
export function verdictOn(
  wallets: ReadonlyMap<string, string>,
  known: {
    readonly newest: ReadonlyMap<string, AddressScreening>
    readonly cases: readonly AddressCase[]
  },
): AddressVerdict {
  const { newest, cases } = known
  const decisions = cases.map(decisionOf)
  if (decisions.includes('refuse')) return 'refused'
  if (decisions.includes(null)) return 'held'
  for (const wallet of wallets.keys()) {
    const last = newest.get(wallet)
    if (!last || last.answer === 'unknown') return 'waits'
    // What people released was this find, and no other.
    const find = findOf(last.findings)
    const isReleased = cases.some((one) => one.wallet === wallet && one.find === find)
    if (last.answer === 'flagged' && !isReleased) return 'held'
  }
  return 'clear'
}
