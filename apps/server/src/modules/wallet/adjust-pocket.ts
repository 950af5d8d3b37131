import { amount } from '@fairhouse/money'
import { type AccountId, assetOf, codes, houseAccount, post } from '#modules/ledger'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { readPurse } from './store/read-purse.ts'

/** Adjustments are rare and need no tills of their own. */
const adjustmentTill = 0

/** What is put right: a player's dollars, or their play money. */
export type AdjustedPocket = 'cash' | 'credits'

/**
 * Gives a player money of the house, or takes it, to put something right; once per id.
 * @param adjusted `amount` in minor units: above nothing the player gets it, below nothing it is taken.
 * @returns why not, or null. The player cannot be left below nothing.
 */
export async function adjustPocket(
  tx: Transaction,
  adjusted: {
    readonly id: string
    readonly player: PlayerId
    readonly pocket: AdjustedPocket
    readonly amount: bigint
  },
): Promise<'tooLittle' | 'closed' | null> {
  const { id, player, pocket } = adjusted
  const account: AccountId = (await readPurse(tx, player))[pocket]
  const currency = assetOf(account)
  const house = await houseAccount(tx, {
    code: codes.houseAdjustments,
    currency,
    till: adjustmentTill,
  })
  const gives = adjusted.amount > 0n
  const [debit, credit] = gives ? [house, account] : [account, house]
  const size = amount(gives ? adjusted.amount : -adjusted.amount)
  const posted = await post(tx, [
    { id, leg: 1, debit, credit, amount: size, currency, reason: 'adjustment' },
  ])
  if (posted.type !== 'refused') return null
  if (posted.by === 'debitAccountCovers') return 'tooLittle'
  if (posted.by === 'debitAccountIsOpen' || posted.by === 'creditAccountIsOpen') return 'closed'
  throw new Error(`an adjustment was refused: ${posted.by}`)
}
