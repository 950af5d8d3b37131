import type { PaymentReason, TransactionState } from '@fairhouse/contract/entities/payment'
import type { Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isEdge, isFinal } from './edges.ts'
import type { CashierNeeds } from './needs.ts'
import { insertStep, type NewStep } from './store/insert-step.ts'
import { insertTransaction } from './store/insert-transaction.ts'
import { saveTransaction } from './store/save-transaction.ts'
import type { Changes, StoredTransaction } from './store/stored-transaction.ts'
import { transactionsById } from './store/transactions-by-id.ts'
import { viewsOf } from './seen/view.ts'

/** A transaction of the database in which payments change. */
export interface Change {
  readonly tx: Transaction
  /** Epoch milliseconds. */
  readonly now: number
  /** Payments that browsers are told of when it has committed. */
  readonly changed: Set<string>
  /** The rules that a new payment of this player is made under. */
  editionFor(player: PlayerId): Promise<string>
}

/** Who moved a payment, and why. */
export interface Mover extends Pick<NewStep, 'by'> {
  readonly actor?: string
  readonly reason?: PaymentReason | null
  readonly note?: string
}

/** Rolls the transaction back and becomes the answer. */
class Refusal extends Error {
  readonly answer: Refused
  constructor(answer: Refused) {
    super(`refused: ${answer.refused}`)
    this.answer = answer
  }
}

/** Takes everything back that was written in this change; whoever asked hears the refusal. */
export function refuse(answer: Refused): never {
  throw new Refusal(answer)
}

/** Changes payments in one transaction; when it has committed, the players' browsers are told. */
export async function change<Result>(
  needs: CashierNeeds,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  const changed = new Set<string>()
  const result = await needs.database.transaction((tx) =>
    work({
      tx,
      now: needs.clock.now(),
      changed,
      editionFor: (player) => needs.rules.editionFor(tx, player),
    }),
  )
  await tell(needs, changed)
  return result
}

/** The same, for work that may be refused half-way. */
export async function changeOrRefuse<Result>(
  needs: CashierNeeds,
  work: (change: Change) => Promise<Result>,
): Promise<Result | Refused> {
  try {
    return await change(needs, work)
  } catch (fault) {
    if (fault instanceof Refusal) return fault.answer
    throw fault
  }
}

/** Writes a new payment down, in the state `default`. False when there is one for its event already. */
export const begin = async ({ tx, editionFor }: Change, one: StoredTransaction): Promise<boolean> =>
  insertTransaction(tx, one, await editionFor(one.player))

/**
 * The one way along an edge: writes the payment's new state with what else changed, and the step.
 * @param held as it was read under the lock of its row.
 * @throws Error for what is no edge: whoever calls has looked.
 */
export async function move(
  {
    needs,
    on,
  }: { readonly needs: Pick<CashierNeeds, 'touchSeat' | 'paymentMoved'>; readonly on: Change },
  held: StoredTransaction,
  { to, ...mover }: Mover & { readonly to: TransactionState },
  changes: Changes = {},
): Promise<StoredTransaction> {
  if (!isEdge(held.type, held.state, to))
    throw new Error(`${held.type} ${held.id}: no edge from ${held.state} to ${to}`)
  const reason = mover.reason ?? null
  const done = isFinal(held.type, to)
  const moved: StoredTransaction = {
    ...held,
    reason,
    looks: 0,
    ...(done && { lookAt: null, instruction: null }),
    ...changes,
    state: to,
    changedAt: on.now,
  }
  await saveTransaction(on.tx, moved)
  await insertStep(on.tx, {
    transaction: held.id,
    from: held.state,
    to,
    at: on.now,
    by: mover.by,
    actor: mover.actor ?? null,
    reason,
    note: mover.note ?? null,
  })
  await needs.touchSeat(on.tx, held.player)
  await needs.paymentMoved(on.tx, { ...moved, to })
  on.changed.add(held.id)
  return moved
}

/** Writes what changed while the state stays. */
export async function keep(
  on: Change,
  held: StoredTransaction,
  changes: Changes,
): Promise<StoredTransaction> {
  const kept = { ...held, ...changes, changedAt: on.now }
  await saveTransaction(on.tx, kept)
  on.changed.add(held.id)
  return kept
}

/** Browsers that are not told see it when they ask next: that is no reason to call failed what has committed. */
async function tell(needs: CashierNeeds, changed: ReadonlySet<string>): Promise<void> {
  if (changed.size === 0) return
  try {
    await tellEach(needs, changed)
  } catch (fault) {
    needs.log.warn({ err: fault, payments: [...changed] }, 'browsers were not told of payments')
  }
}

async function tellEach(needs: CashierNeeds, changed: ReadonlySet<string>): Promise<void> {
  const stored = await transactionsById(needs.database, [...changed])
  for (const [player, theirs] of Map.groupBy(stored, ({ player }): PlayerId => player)) {
    const views = await viewsOf(needs, player, theirs)
    for (const view of views) needs.tellPayment(player, view)
  }
}
