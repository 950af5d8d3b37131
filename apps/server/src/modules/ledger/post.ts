import type { Transaction } from '#platform/database'
import { keyOf, planChain } from './chain.ts'
import type { CheckName } from './check-transfer.ts'
import { insertTransfers } from './store/insert-transfers.ts'
import { moveAccounts } from './store/move-accounts.ts'
import { namedTransfers } from './store/named-transfers.ts'
import { readChain } from './store/read-chain.ts'
import { lockAccounts } from './store/read-accounts.ts'
import type { Transfer } from './transfer.ts'

/** Posted now, posted earlier with the same facts, or refused by a check: then nothing was posted. */
export type Posted =
  | { readonly type: 'posted' }
  | { readonly type: 'repeated' }
  | { readonly type: 'refused'; readonly by: CheckName; readonly leg: number }

/**
 * Moves money outside of bets. The transfers are legs of one chain, over as many accounts and assets as it takes: all are
 * written or none. Asking again with the same id and the same legs changes nothing. As many statements for a long chain as
 * for a short one.
 * @param now when it happens, epoch milliseconds: decides whether what is pending is over. Without it the database's clock is asked.
 * @throws RangeError for an empty chain, one with several ids, or one with a leg twice.
 */
export async function post(
  tx: Transaction,
  chain: readonly Transfer[],
  now?: number,
): Promise<Posted> {
  const id = idOf(chain)
  const ids = new Set(chain.flatMap(({ debit, credit }) => [debit, credit]))
  const accounts = await lockAccounts(tx, [...ids])
  const stored = await readChain(tx, id)
  const at = now ?? stored.now
  const plan = planChain(chain, {
    now: at,
    accounts,
    earlier: stored.earlier,
    named: await namedTransfers(tx, chain),
  })
  if (plan.type !== 'fits') return plan
  await moveAccounts(tx, plan.moves)
  await insertTransfers(tx, plan.legs, at)
  return { type: 'posted' }
}

function idOf(chain: readonly Transfer[]): string {
  const [first] = chain
  if (!first) throw new RangeError('a chain without transfers')
  if (chain.some(({ id }) => id !== first.id)) throw new RangeError('a chain with several ids')
  if (new Set(chain.map(keyOf)).size < chain.length)
    throw new RangeError('a chain with a leg twice')
  return first.id
}
