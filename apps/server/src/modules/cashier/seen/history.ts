import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { transactionHistory } from '@fairhouse/contract/calls/cashier'
import { pageLength } from '@fairhouse/contract/limits'
import type { Outcome, PlayerAsk } from '#platform/answer'
import type { CashierNeeds } from '../needs.ts'
import { dayStart } from '#platform/iso-time'
import { countTransactions, transactionsOf } from '../store/transactions-of.ts'
import { viewsOf } from './view.ts'

const dayMs = 24 * 60 * 60_000

/** A page of the player's payments, the newest first. */
export async function showHistory(
  needs: CashierNeeds,
  { player }: PlayerAsk,
  { page, type, from, to }: BodyOf<typeof transactionHistory>,
): Promise<Outcome<ReplyOf<typeof transactionHistory>>> {
  const asked = {
    types: type ? [type] : null,
    states: null,
    method: null,
    from: from === undefined ? null : dayStart(from),
    to: to === undefined ? null : dayStart(to) + dayMs,
    limit: pageLength,
    skip: (page - 1) * pageLength,
  }
  const stored = await transactionsOf(needs.database, player, asked)
  return {
    reply: {
      transactions: await viewsOf(needs, player, stored),
      total: await countTransactions(needs.database, player, asked),
    },
  }
}
