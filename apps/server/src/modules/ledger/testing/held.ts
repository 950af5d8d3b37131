import { amount } from '@fairhouse/money'
import type { AccountId } from '../account.ts'
import type { Pending } from '../transfer.ts'
import type { TestBooks } from './test-books.ts'

/** 2026-05-01T12:00:00Z in epoch milliseconds. */
export const noon = 1_777_636_800_000

export const holdOf = (
  books: TestBooks,
  pocket: AccountId,
  { cents, expiresAt = null }: { readonly cents: bigint; readonly expiresAt?: number | null },
): Pending => ({
  ...books.transfer({
    debit: pocket,
    credit: books.house,
    amount: amount(cents),
    reason: 'withdrawal',
  }),
  kind: 'pending',
  expiresAt,
})

/** A pocket of 100 cents of which 60 are held since just before noon. */
export async function held(
  books: TestBooks,
  expiresAt: number | null = null,
): Promise<{ readonly pocket: AccountId; readonly hold: Pending }> {
  const pocket = await books.pocket(100n)
  const hold = holdOf(books, pocket, { cents: 60n, expiresAt })
  const posted = await books.postAt(noon - 1, hold)
  if (posted.type !== 'posted') throw new Error('nothing was held')
  return { pocket, hold }
}
