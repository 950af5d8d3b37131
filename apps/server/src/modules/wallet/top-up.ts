import { topUpBelow, topUpTo } from '@fairhouse/contract/top-up-rules'
import { type Amount, amount, minus } from '@fairhouse/money'
import { codes } from '#modules/ledger'
import type { Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import { grant } from './grant.ts'
import type { Purse } from './purse.ts'

/** How much a top-up gives, or the refusal of one. Only play money can be topped up, and only when it has run out. */
export function topUpOf(purse: Purse, credits: Amount): { readonly gives: Amount } | Refused {
  if (purse.userType !== 2 || credits >= amount(BigInt(topUpBelow)))
    return { refused: 'notPermitted' }
  return { gives: minus(amount(BigInt(topUpTo)), credits) }
}

/** Gives what `topUpOf` allowed. */
export async function topUp(
  tx: Transaction,
  { id, purse, amount }: { id: string; purse: Purse; amount: Amount },
): Promise<void> {
  await grant(tx, {
    id,
    from: codes.houseCredits,
    to: purse.credits,
    amount,
    reason: 'creditsTopUp',
  })
}
