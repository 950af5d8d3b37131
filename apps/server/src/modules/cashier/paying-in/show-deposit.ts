import type { ReplyOf } from '@fairhouse/contract/call'
import type { deposit } from '@fairhouse/contract/calls/cashier'
import { toWire } from '@fairhouse/money'
import { isRefused, type Outcome, type PlayerAsk } from '#platform/answer'
import { isoTime } from '#platform/iso-time'
import { payerOr } from '../guards.ts'
import type { CashierNeeds } from '../needs.ts'
import { shownMethods } from '../saved/shown-methods.ts'
import { viewsOf } from '../seen/view.ts'
import { allAsked, transactionsOf } from '../store/transactions-of.ts'
import { missedFor, payInMethods } from '../terms.ts'

/** More deposits than these are not under way at once; they are in the history. */
const shownAtMost = 20

/** The ways to pay in, and what is under way. */
export async function showDeposit(
  needs: CashierNeeds,
  { player }: PlayerAsk,
): Promise<Outcome<ReplyOf<typeof deposit>>> {
  const known = await payerOr(needs, player)
  if (isRefused(known)) return known
  const { payer } = known
  const { database, rules } = needs
  const allowance = await rules.allowance(database, payer)
  const open = await transactionsOf(database, player, {
    ...allAsked,
    types: ['deposit'],
    states: ['pending', 'confirming'],
    limit: shownAtMost,
  })
  const methods = payInMethods(needs, payer).map(({ method }) => method)
  return {
    reply: {
      methods: methods.filter((method) => method.deposit !== null),
      away: missedFor(needs, payer).map(({ method, why }) => ({ method, why })),
      saved: await shownMethods(needs, payer, 'deposit'),
      allowance: allowance && {
        amount: toWire(allowance.amount),
        moreAt: allowance.moreAt === null ? null : isoTime(allowance.moreAt),
      },
      open: await viewsOf(needs, player, open),
      userStatus: await needs.playerStatus(player),
    },
  }
}
