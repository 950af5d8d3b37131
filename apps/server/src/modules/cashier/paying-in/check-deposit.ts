import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { depositCheck } from '@fairhouse/contract/calls/cashier'
import { amount, minus, toDecimal, toWire } from '@fairhouse/money'
import { isRefused, type Outcome, type PlayerAsk, type Refused } from '#platform/answer'
import { unitsFor } from '../convert.ts'
import { offeredTo, outsideTerms, payerInOr } from '../guards.ts'
import type { CashierNeeds, OfferedMethod, Payer } from '../needs.ts'
import { savedForUse } from '../saved/shown-methods.ts'
import { quoteFor, quoteShown } from '../seen/quotes.ts'
import type { StoredMethod } from '../store/saved-methods.ts'
import { feeOf } from '../terms.ts'

interface Wish {
  readonly methodName: string
  /** Minor units. */
  readonly amount: number
  readonly userPMId?: string | undefined
}

/** A deposit that may be. */
export interface DepositWish {
  readonly payer: Payer
  readonly offered: OfferedMethod
  readonly saved: StoredMethod | null
}

/** What an amount would come to by a method. */
export async function checkDeposit(
  needs: CashierNeeds,
  ask: PlayerAsk,
  body: BodyOf<typeof depositCheck>,
): Promise<Outcome<ReplyOf<typeof depositCheck>>> {
  const looked = await lookAtWish(needs, ask, body)
  if (isRefused(looked)) return looked
  const { payer, offered } = looked
  const whole = amount(BigInt(body.amount))
  const no = await needs.rules.mayDeposit(needs.database, payer, whole)
  if (no) return no
  const { method } = offered
  const quote = await quoteFor(needs, method)
  if (method.kind === 'coin' && !quote) return { refused: 'paymentUnavailable' }
  const fee = feeOf(method.deposit, whole)
  return {
    reply: {
      amount: body.amount,
      fee: toWire(fee),
      credited: toWire(minus(whole, fee)),
      coin: quote && {
        amount: toDecimal(method.asset, unitsFor(method.asset, whole, quote.rate)),
        quote: quoteShown(quote),
      },
    },
  }
}

/** Whether a deposit like this may be at all: who pays, by what, how much. Limits of people and places are asked besides. */
export async function lookAtWish(
  needs: CashierNeeds,
  ask: PlayerAsk,
  wish: Wish,
): Promise<DepositWish | Refused> {
  const known = await payerInOr(needs, ask.player)
  if (isRefused(known)) return known
  const { payer } = known
  const offered = offeredTo(needs, payer, { method: wish.methodName, direction: 'deposit' })
  if (!offered?.method.deposit) return { refused: 'methodUnavailable' }
  const outside = outsideTerms(wish.amount, offered.method.deposit)
  if (outside) return outside
  if (wish.userPMId === undefined) return { payer, offered, saved: null }
  const saved = await savedForUse(needs.database, payer, {
    id: wish.userPMId,
    direction: 'deposit',
  })
  if (saved?.method !== wish.methodName) return { refused: 'notFound' }
  return { payer, offered, saved }
}
