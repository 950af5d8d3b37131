import type { PlayerAsk } from '#platform/answer'
import type { CashierNeeds } from '../needs.ts'
import type { Opened } from '../provider.ts'
import { openToken } from '../saved/seal-method.ts'
import { savedForUse } from '../saved/shown-methods.ts'
import type { StoredTransaction } from '../store/stored-transaction.ts'
import { customerOf } from './customer.ts'

/** Asks a deposit's provider for it under the payment's id, as often as it takes: the provider begins it once. */
export async function openDeposit(
  needs: CashierNeeds,
  ask: Pick<PlayerAsk, 'host' | 'language' | 'address'>,
  written: StoredTransaction,
): Promise<Opened> {
  const { id, player, method, provider: name, amount: units, savedMethod } = written
  const provider = name === null ? undefined : needs.provider(name)
  if (!provider || method === null) return { type: 'unknown' }
  const payer = await needs.payerOf(needs.database, player)
  const wish = savedMethod === null ? null : { id: savedMethod, direction: 'deposit' as const }
  const saved = wish && (await savedForUse(needs.database, payer, wish))
  return provider.createDeposit({
    reference: id,
    player,
    method,
    sum: { asset: 'USD', units },
    token: saved?.sealed_token ? openToken(needs.sealKey, saved.id, saved.sealed_token) : null,
    keep: true,
    returnUrl: `${needs.originOf(ask.host)}/${ask.language}/cashier/deposit-result/${id}`,
    customer: customerOf(ask, payer),
  })
}
