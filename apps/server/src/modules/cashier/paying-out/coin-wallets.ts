import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import { isRefused, type Refused } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { payerOr } from '../guards.ts'
import type { CashierNeeds } from '../needs.ts'
import { shownMethods } from '../saved/shown-methods.ts'
import { methodsFor } from '../terms.ts'

/** An address of a chain at which a player wants to be paid. */
export interface CoinWallet {
  readonly userPMId: string
  readonly method: string
  readonly label: string
  readonly asset: PaymentAsset
  readonly address: string
}

/** The addresses of coins that a player saved to be paid at, in the order of the list of destinations. */
export async function coinWallets(
  needs: CashierNeeds,
  player: PlayerId,
): Promise<{ readonly wallets: readonly CoinWallet[] } | Refused> {
  const known = await payerOr(needs, player)
  if (isRefused(known)) return known
  const offered = new Map(methodsFor(needs, known.payer).map(({ method }) => [method.name, method]))
  const saved = await shownMethods(needs, known.payer, 'withdrawal')
  const wallets = saved.flatMap(({ userPMId, method: name, label, fields }) => {
    const method = offered.get(name)
    const field = method?.withdrawalFields.find(({ kind }) => kind === 'address')
    const address = field && fields[field.name]
    if (method?.kind !== 'coin' || address === undefined) return []
    return [{ userPMId, method: name, label, asset: method.asset, address }]
  })
  return { wallets }
}
