import { type Amount, amount, minus } from '@fairhouse/money'
import { codes } from '#modules/ledger'
import type { Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import { grant } from './grant.ts'
import type { Purse } from './purse.ts'

/** 100.00 Cr: below this a player may have more. */
const topUpBelow = amount(10_000n)
/** 10 000.00 Cr: filled up to this. */
const topUpTo = amount(1_000_000n)

/** How much a top-up gives, or the refusal of one. Only play money can be topped up, and only when it has run out. */
export function topUpOf(purse: Purse, credits: Amount): { readonly gives: Amount } | Refused {
  if (purse.userType !== 2 || credits >= topUpBelow) return { refused: 'notPermitted' }
  return { gives: minus(topUpTo, credits) }
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
