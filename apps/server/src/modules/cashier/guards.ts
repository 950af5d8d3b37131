import type { Refused } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import type { CashierNeeds, OfferedMethod, Payer } from './needs.ts'
import { methodsFor, payInMethods } from './terms.ts'

/** Who pays; play money has no cashier. */
export async function payerOr(
  needs: CashierNeeds,
  player: PlayerId,
): Promise<{ readonly payer: Payer } | Refused> {
  const payer = await needs.payerOf(needs.database, player)
  return payer.userType === 1 ? { payer } : { refused: 'notPermitted' }
}

/** Who pays in: nobody does whose account is suspended. */
export async function payerInOr(
  needs: CashierNeeds,
  player: PlayerId,
): Promise<{ readonly payer: Payer } | Refused> {
  const known = await payerOr(needs, player)
  return 'payer' in known && known.payer.suspended ? { refused: 'userSuspended' } : known
}

/** Who is paid out: nobody whose address is not proven, for what happens to the money is told by letter. */
export async function payeeOr(
  needs: CashierNeeds,
  player: PlayerId,
): Promise<{ readonly payer: Payer } | Refused> {
  const known = await payerOr(needs, player)
  return 'payer' in known && !known.payer.emailVerified ? { refused: 'emailNotVerified' } : known
}

/** A method that this payer may use in this direction; null when there is none of this name. */
export function offeredTo(
  needs: CashierNeeds,
  payer: Payer,
  wish: { readonly method: string; readonly direction: 'deposit' | 'withdrawal' },
): OfferedMethod | null {
  const offered = wish.direction === 'deposit' ? payInMethods : methodsFor
  const found = offered(needs, payer).find(({ method }) => method.name === wish.method)
  return found && found.method[wish.direction] !== null ? found : null
}

/** The no to an amount (minor units) outside of what a method allows. */
export function outsideTerms(
  amount: number,
  terms: { readonly min: number; readonly max: number },
): Refused | null {
  const { min, max } = terms
  const fault = amount < min ? 'belowMinimum' : amount > max ? 'aboveMaximum' : null
  return (
    fault && { refused: 'formInvalid', invalidFields: { amount: fault }, metadata: { min, max } }
  )
}
