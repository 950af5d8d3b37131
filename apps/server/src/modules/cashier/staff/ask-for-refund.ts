import { amount } from '@fairhouse/money'
import { change, keep, move } from '../change.ts'
import { questionOf } from '../looking-after/question-of.ts'
import type { CashierNeeds } from '../needs.ts'
import { voidWithdrawal } from '../postings.ts'
import { holdTransaction } from '../store/hold-transaction.ts'
import type { StoredTransaction } from '../store/stored-transaction.ts'

/** Asks a provider to give a deposit back, once however often it is asked. What it refuses is the player's again. */
export async function askForRefund(
  needs: CashierNeeds,
  refund: StoredTransaction,
  deposit: StoredTransaction,
): Promise<void> {
  const provider = deposit.provider === null ? undefined : needs.provider(deposit.provider)
  if (!provider) return
  const { asset, assetUnits } = refund
  const opened = await provider.refund({
    reference: refund.id,
    about: questionOf(deposit),
    part: deposit.part,
    sum:
      asset !== null
        ? { asset, units: assetUnits ?? amount(0n) }
        : { asset: 'USD', units: refund.amount },
  })
  if (opened.type === 'unknown') return
  await change(needs, async (on) => {
    const held = await holdTransaction(on.tx, refund.id)
    if (held?.state !== 'pending') return
    if (opened.type === 'opened') {
      // Its name at the provider comes with the news: some answer with the name of the deposit.
      await keep(on, held, { lookAt: on.now, looks: 0 })
      return
    }
    const { settlement } = await voidWithdrawal(on, held)
    const mover = { by: 'provider', actor: provider.id, reason: opened.reason } as const
    await move({ needs, on }, held, { ...mover, to: 'failed' }, { settlement })
  })
}
