import type { Transaction } from '#platform/database'
import { type Account, type AccountId, standing } from './account.ts'
import { type CheckName, checkTransfer } from './check-transfer.ts'
import { chainTransfers } from './store/chain-transfers.ts'
import { insertTransfer, type Side } from './store/insert-transfer.ts'
import { moveAccount } from './store/move-account.ts'
import { lockAccounts } from './store/read-accounts.ts'
import type { Transfer } from './transfer.ts'

/** Posted now, posted earlier with the same facts, or refused by a check: then nothing was posted. */
export type Posted =
  | { readonly type: 'posted' }
  | { readonly type: 'repeated' }
  | { readonly type: 'refused'; readonly by: CheckName; readonly leg: number }

/** A leg that passed its checks, with what it leaves on either side. */
interface Leg {
  readonly transfer: Transfer
  readonly debit: Side | null
  readonly credit: Side | null
}

/**
 * Moves money outside of bets. The transfers are legs of one chain: all are posted or none. Asking again with the same id
 * and the same legs changes nothing.
 * @throws RangeError for an empty chain or one with several ids.
 */
export async function post(tx: Transaction, chain: readonly Transfer[]): Promise<Posted> {
  const id = idOf(chain)
  const ids = new Set(chain.flatMap(({ debit, credit }) => [debit, credit]))
  const accounts = await lockAccounts(tx, [...ids])
  const earlier = await chainTransfers(tx, id)
  const legs: Leg[] = []
  for (const transfer of chain) {
    const [debit, credit] = [accounts.get(transfer.debit), accounts.get(transfer.credit)]
    const posted = earlier.get(transfer.leg)
    const by = checkTransfer(transfer, { debit, credit, posted })
    if (by !== null) return { type: 'refused', by, leg: transfer.leg }
    if (!posted && debit && credit) legs.push(applied(accounts, transfer, { debit, credit }))
  }
  if (legs.length === 0 && earlier.size === chain.length) return { type: 'repeated' }
  if (earlier.size > 0) return { type: 'refused', by: 'sameAsPostedBefore', leg: chain.length }
  for (const leg of legs) await write(tx, leg)
  return { type: 'posted' }
}

function idOf(chain: readonly Transfer[]): string {
  const [first] = chain
  if (!first) throw new RangeError('a chain without transfers')
  if (chain.some(({ id }) => id !== first.id)) throw new RangeError('a chain with several ids')
  return first.id
}

/** Moves both accounts in `accounts`, because later legs are checked against what earlier ones leave. */
function applied(
  accounts: Map<AccountId, Account>,
  transfer: Transfer,
  { debit, credit }: { debit: Account; credit: Account },
): Leg {
  const from = {
    ...debit,
    debitsPosted: debit.debitsPosted + transfer.amount,
    version: debit.version + 1n,
  }
  const to = {
    ...credit,
    creditsPosted: credit.creditsPosted + transfer.amount,
    version: credit.version + 1n,
  }
  accounts.set(from.id, from).set(to.id, to)
  return { transfer, debit: sideOf(from), credit: sideOf(to) }
}

const sideOf = (account: Account): Side | null =>
  account.player === null ? null : { balance: standing(account), version: account.version }

async function write(tx: Transaction, { transfer, debit, credit }: Leg): Promise<void> {
  await moveAccount(tx, transfer.debit, { debits: transfer.amount, credits: 0n })
  await moveAccount(tx, transfer.credit, { debits: 0n, credits: transfer.amount })
  await insertTransfer(tx, transfer, { debit, credit })
}
