import type { ReplyOf } from '@fairhouse/contract/call'
import type { withdrawal } from '@fairhouse/contract/calls/cashier'
import type { CoinQuote } from '@fairhouse/contract/entities/payment'
import { openWithdrawalsAtMost } from '@fairhouse/contract/limits'
import { isRefused, type Outcome, type PlayerAsk } from '#platform/answer'
import { payerOr } from '../guards.ts'
import type { CashierNeeds, OfferedMethod, Payer } from '../needs.ts'
import { shownMethods } from '../saved/shown-methods.ts'
import { quoteFor, quoteShown } from '../seen/quotes.ts'
import { viewsOf } from '../seen/view.ts'
import { netDeposits } from '../store/net-deposits.ts'
import { savedMethodsOf } from '../store/saved-methods.ts'
import { allAsked, transactionsOf } from '../store/transactions-of.ts'
import { methodsFor } from '../terms.ts'
import { ceilingOf, payBacks } from './pay-back.ts'
import { openStates } from './process-withdrawal.ts'

type Reply = ReplyOf<typeof withdrawal>

/** The ways to be paid out, what can be asked for now, and what is under way. */
export async function showWithdrawal(
  needs: CashierNeeds,
  { player }: PlayerAsk,
): Promise<Outcome<Reply>> {
  const known = await payerOr(needs, player)
  if (isRefused(known)) return known
  const { payer } = known
  const { database, rules } = needs
  const offered = methodsFor(needs, payer)
  const open = await transactionsOf(database, player, {
    ...allAsked,
    types: ['withdrawal'],
    states: openStates,
    limit: openWithdrawalsAtMost,
  })
  const saved = await savedMethodsOf(database, player)
  const backs = payBacks(await netDeposits(database, player), { offered, saved })
  const userStatus = await needs.playerStatus(player)
  const paying = await shownMethods(needs, payer, 'withdrawal')
  const locked = await lockedOf(needs, payer, { cash: userStatus.cash, offered })
  return {
    reply: {
      methods: offered.map(({ method }) => method).filter((method) => method.withdrawal !== null),
      saved: paying,
      available: locked.length > 0 ? 0 : userStatus.cash,
      ceilings: paying.flatMap(({ userPMId, method }) => {
        const ceiling = ceilingOf(backs, { id: userPMId, method })
        const isLess = ceiling !== null && ceiling < BigInt(userStatus.cash)
        return isLess ? [{ userPMId, amount: Number(ceiling) }] : []
      }),
      locked,
      payBack: backs.map((back) => ({ ...back, amount: Number(back.amount) })),
      open: await viewsOf(needs, player, open),
      identity: await rules.identityOf(database, player),
      mayReverse: rules.mayReverse(payer.country),
      quotes: await quotesOf(needs, offered),
      userStatus,
    },
  }
}

/** All or nothing: money of a sandbox without a sandbox to pay it out, of a player whose address is not proven, and on which a round still waits. */
async function lockedOf(
  needs: CashierNeeds,
  { player, isTestMoney, emailVerified }: Payer,
  { cash, offered }: { readonly cash: number; readonly offered: readonly OfferedMethod[] },
): Promise<Reply['locked']> {
  if (cash === 0) return []
  if (isTestMoney && offered.every(({ method }) => method.withdrawal === null))
    return [{ amount: cash, why: 'testMoney' }]
  if (!emailVerified) return [{ amount: cash, why: 'emailNotVerified' }]
  return (await needs.hasOpenRound(player)) ? [{ amount: cash, why: 'openRound' }] : []
}

async function quotesOf(
  needs: CashierNeeds,
  offered: readonly OfferedMethod[],
): Promise<CoinQuote[]> {
  const coins = offered.filter(({ method }) => method.kind === 'coin' && method.withdrawal !== null)
  const quotes = await Promise.all(coins.map(({ method }) => quoteFor(needs, method)))
  const shown = quotes.flatMap((quote) => (quote ? [quoteShown(quote)] : []))
  return [...new Map(shown.map((quote) => [quote.asset, quote])).values()]
}
