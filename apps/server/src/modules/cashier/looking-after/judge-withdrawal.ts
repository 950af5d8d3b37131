import { passPlace } from '#platform/passed-places'
import { type Change, change, keep, move } from '../change.ts'
import { takenBackRule } from '../hearing/hear-back.ts'
import type { CashierNeeds, Verdict, WithdrawalFacts } from '../needs.ts'
import { voidWithdrawal } from '../postings.ts'
import { transactionsById } from '../store/transactions-by-id.ts'
import { waitsForPlayer } from '../waits-for-player.ts'
import { destinationText, fingerprintOf, openDestination } from '../saved/seal-method.ts'
import { holdTransaction } from '../store/hold-transaction.ts'
import type { StoredTransaction } from '../store/stored-transaction.ts'
import { destinationOf } from './screen-destination.ts'
import { wasTakenBack } from '../store/was-taken-back.ts'

/** Who waits for something that the player has to show is judged again after this at the latest. */
const judgeAgainMs = 10 * 60_000

/** Asks the rules about a withdrawal that waits, unless people look at it already. */
export async function judgeWithdrawal(needs: CashierNeeds, id: string): Promise<void> {
  const [waiting] = await transactionsById(needs.database, [id])
  if (!waiting || isOutOfHand(waiting)) return
  const asked = destinationOf(waiting, 'approval')
  if (asked) await needs.rules.screen(asked)
  passPlace('withdrawal: screened, not judged')
  await change(needs, async (on) => {
    const held = await holdTransaction(on.tx, id)
    if (!held || isOutOfHand(held)) return
    await follow(needs, on, held, stillByPeople(held, await verdictOn(needs, on, held)))
  })
  passPlace('withdrawal: judged')
}

/** It is no withdrawal that waits for rules: what people look at is theirs, unless it waited for the player or for word of the address. */
const isOutOfHand = (one: StoredTransaction): boolean =>
  one.type !== 'withdrawal' ||
  one.state !== 'pending' ||
  (one.approvalsNeeded > 0 && !waitsForPlayer(one) && one.reason !== 'addressCheck')

/** Who waits for word of an address is asked about it again after ever longer pauses, as claimed; people are waited for without a time. */
function lookAtAfter(
  on: Change,
  held: StoredTransaction,
  { people, waitsFor }: Extract<Verdict, { readonly type: 'review' }>,
): number | null {
  if (waitsFor === 'addressCheck') return held.lookAt ?? on.now + judgeAgainMs
  return people > 0 ? null : on.now + judgeAgainMs
}

/** Once it takes people it takes no fewer, whatever the rules say later. */
function stillByPeople({ approvalsNeeded, review }: StoredTransaction, verdict: Verdict): Verdict {
  if (approvalsNeeded === 0 || verdict.type === 'decline') return verdict
  const people = approvalsNeeded === 2 ? 2 : 1
  return verdict.type === 'approve'
    ? { type: 'review', rules: review, waitsFor: 'review', people }
    : { ...verdict, people: verdict.people > people ? verdict.people : people }
}

async function verdictOn(
  needs: CashierNeeds,
  on: Change,
  held: StoredTransaction,
): Promise<Verdict> {
  const verdict = await needs.rules.judge(on.tx, await factsOf(needs, on, held))
  if (verdict.type !== 'approve' || !(await wasTakenBack(on.tx, held.player))) return verdict
  return { type: 'review', rules: [takenBackRule], waitsFor: 'review', people: 1 }
}

async function factsOf(
  needs: CashierNeeds,
  { tx }: Change,
  held: StoredTransaction,
): Promise<WithdrawalFacts> {
  if (held.method === null || held.destination === null)
    throw new Error(`withdrawal ${held.id} goes nowhere`)
  const destination = openDestination(needs.sealKey, held.id, held.destination)
  return {
    id: held.id,
    payer: await needs.payerOf(tx, held.player),
    amount: held.amount,
    method: held.method,
    sandbox: held.sandbox,
    asset: held.asset,
    address: held.address,
    destinationFields: destination.fields,
    fingerprint: fingerprintOf(needs.sealKey, held.method, destinationText(destination)).toString(
      'hex',
    ),
    requestedAt: held.createdAt,
  }
}

async function follow(
  needs: CashierNeeds,
  on: Change,
  held: StoredTransaction,
  verdict: Verdict,
): Promise<void> {
  const going = { needs, on }
  if (verdict.type === 'approve') {
    const mover = { by: 'rules', reason: 'providerSends' } as const
    await move(going, held, { ...mover, to: 'confirming' }, { lookAt: on.now, review: [] })
  } else if (verdict.type === 'decline') {
    await needs.touchSeat(on.tx, held.player)
    const { settlement } = await voidWithdrawal(on, held)
    const mover = { by: 'rules', actor: verdict.rules.join(' '), reason: verdict.reason } as const
    await move(going, held, { ...mover, to: 'declined' }, { settlement, review: verdict.rules })
  } else if (verdict.people > 0 || held.reason !== verdict.waitsFor) {
    await keep(on, held, {
      reason: verdict.waitsFor,
      review: verdict.rules,
      approvalsNeeded: verdict.people,
      lookAt: lookAtAfter(on, held, verdict),
    })
    await needs.touchSeat(on.tx, held.player)
  }
}
