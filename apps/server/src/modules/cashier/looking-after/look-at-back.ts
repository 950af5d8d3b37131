import { change, keep } from '../change.ts'
import { hearAbout } from '../hearing/hear.ts'
import type { CashierNeeds } from '../needs.ts'
import { askForRefund } from '../staff/ask-for-refund.ts'
import { holdTransaction } from '../store/hold-transaction.ts'
import type { StoredTransaction } from '../store/stored-transaction.ts'
import { transactionsById } from '../store/transactions-by-id.ts'
import { questionOf } from './question-of.ts'

/** Asks about the deposit that goes back. A refund of which the provider knows nothing yet is asked for again, under its own reference. */
export async function lookAtBack(needs: CashierNeeds, due: StoredTransaction): Promise<void> {
  const [deposit] = due.about === null ? [] : await transactionsById(needs.database, [due.about])
  if (!deposit || deposit.provider === null) {
    await change(needs, async (on) => {
      const held = await holdTransaction(on.tx, due.id)
      if (held) await keep(on, held, { lookAt: null })
    })
    return
  }
  await hearAbout(needs, deposit.provider, questionOf(deposit))
  if (due.type !== 'depositRefund') return
  const [now] = await transactionsById(needs.database, [due.id])
  if (now?.state === 'pending' && now.hold !== null && now.providerRef === null)
    await askForRefund(needs, now, deposit)
}
