import type { AskBudget } from '../ask-budget.ts'
import { change, move } from '../change.ts'
import { hearAbout } from '../hearing/hear.ts'
import type { CashierNeeds } from '../needs.ts'
import { holdTransaction } from '../store/hold-transaction.ts'
import type { StoredTransaction } from '../store/stored-transaction.ts'
import { transactionsById } from '../store/transactions-by-id.ts'
import { questionOf } from './question-of.ts'

/** So long after a wish its answer can no longer be on its way. */
const nobodyAsksMs = 5 * 60_000

/** Asks how a deposit stands. One that nobody paid in its time is ended: at the provider first, where that can be. */
export async function lookAtDeposit(
  needs: CashierNeeds,
  due: StoredTransaction,
  budget: AskBudget,
): Promise<void> {
  if (due.provider === null) return
  const answer = await hearAbout(needs, due.provider, questionOf(due), budget)
  if (answer === 'unknown') return
  const [now] = await transactionsById(needs.database, [due.id])
  if (now?.state === 'default' && answer === 'none') {
    if (now.createdAt + nobodyAsksMs <= needs.clock.now()) await end(needs, now, 'playerLeft')
  } else if (now?.state === 'pending' && isOver(needs, now)) await timeOver(needs, now)
}

const isOver = ({ clock }: CashierNeeds, { expiresAt }: StoredTransaction): boolean =>
  expiresAt !== null && expiresAt <= clock.now()

async function timeOver(needs: CashierNeeds, deposit: StoredTransaction): Promise<void> {
  const provider = deposit.provider === null ? undefined : needs.provider(deposit.provider)
  const released = await provider?.release({ reference: deposit.id, about: questionOf(deposit) })
  if (released?.type !== 'unknown') await end(needs, deposit, 'timeOver')
}

const end = (
  needs: CashierNeeds,
  { id }: StoredTransaction,
  reason: 'timeOver' | 'playerLeft',
): Promise<void> =>
  change(needs, async (on) => {
    const held = await holdTransaction(on.tx, id)
    if (held?.state === 'default' || held?.state === 'pending')
      await move({ needs, on }, held, { to: 'cancelled', by: 'house', reason })
  })
