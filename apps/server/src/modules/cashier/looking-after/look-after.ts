import { type AskBudget, createAskBudget } from '../ask-budget.ts'
import type { CashierNeeds } from '../needs.ts'
import { claimDue } from '../store/claim-due.ts'
import type { StoredTransaction } from '../store/stored-transaction.ts'
import { judgeWithdrawal } from './judge-withdrawal.ts'
import { lookAtBack } from './look-at-back.ts'
import { lookAtDeposit } from './look-at-deposit.ts'
import { sendWithdrawal } from './send-withdrawal.ts'
import { hearAbout } from '../hearing/hear.ts'

const atOnce = 20
/** So many are looked at beside each other: a provider that is slow keeps others waiting less. */
const besideEachOther = 4

/** Looks at every payment whose turn it is. Several nodes at once do no harm: every step is taken under the row's lock. */
export async function lookAfter(needs: CashierNeeds): Promise<void> {
  const budget = createAskBudget(needs.clock)
  for (;;) {
    const due = await claimDue(needs.database, { now: needs.clock.now(), limit: atOnce })
    const waiting = due.values()
    await Promise.all(
      Array.from({ length: besideEachOther }, () => lookAtEach(needs, waiting, budget)),
    )
    if (due.length < atOnce) return
  }
}

async function lookAtEach(
  needs: CashierNeeds,
  waiting: Iterable<StoredTransaction>,
  budget: AskBudget,
): Promise<void> {
  for (const one of waiting) await lookAtOne(needs, one, budget)
}

/** One that cannot be looked at now must not keep the others waiting. */
async function lookAtOne(
  needs: CashierNeeds,
  one: StoredTransaction,
  budget: AskBudget,
): Promise<void> {
  try {
    await look(needs, one, budget)
  } catch (fault) {
    needs.log.error({ err: fault, payment: one.id }, 'a payment could not be looked at')
  }
}

async function look(needs: CashierNeeds, one: StoredTransaction, budget: AskBudget): Promise<void> {
  if (one.type === 'deposit') return lookAtDeposit(needs, one, budget)
  if (one.type !== 'withdrawal') return lookAtBack(needs, one)
  if (one.state === 'pending') return judgeWithdrawal(needs, one.id)
  if (one.state === 'confirming') return sendWithdrawal(needs, one.id)
  if (one.state !== 'sent' || one.provider === null) return
  await hearAbout(needs, one.provider, {
    kind: 'payout',
    reference: one.id,
    providerRef: one.providerRef,
  })
}
