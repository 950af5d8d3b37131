import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import { withdrawalProcess } from '@fairhouse/contract/calls/cashier'
import type { TransactionState } from '@fairhouse/contract/entities/payment'
import { openWithdrawalsAtMost } from '@fairhouse/contract/limits'
import { type Amount, amount, minus } from '@fairhouse/money'
import { isRefused, type Outcome, type PlayerAsk, type Refused } from '#platform/answer'
import { uuidV7 } from '#platform/ids'
import { passPlace } from '#platform/passed-places'
import { begin, type Change, move, refuse } from '../change.ts'
import { unitsFor } from '../convert.ts'
import { offeredTo, outsideTerms, payeeOr } from '../guards.ts'
import type { CashierNeeds, OfferedMethod, Payer, Quote } from '../needs.ts'
import { once, type WriteRequest, type Written } from '../once.ts'
import { cashOf, holdWithdrawal } from '../postings.ts'
import type { Destination } from '../provider.ts'
import { openFields, openToken, sealDestination } from '../saved/seal-method.ts'
import { savedForUse } from '../saved/shown-methods.ts'
import { quoteFor } from '../seen/quotes.ts'
import { netDeposits } from '../store/net-deposits.ts'
import { savedMethodsOf, type StoredMethod } from '../store/saved-methods.ts'
import { newTransaction, type StoredTransaction } from '../store/stored-transaction.ts'
import { allAsked, countTransactions } from '../store/transactions-of.ts'
import { feeOf, methodsFor } from '../terms.ts'
import { rateOf } from '../worth.ts'
import { ceilingOf, payBacks } from './pay-back.ts'
import { resultOf } from './result-of.ts'

type Body = BodyOf<typeof withdrawalProcess>
type Reply = ReplyOf<typeof withdrawalProcess>

export const openStates: readonly TransactionState[] = ['pending', 'confirming', 'sent']

/** One amount to one saved method, looked at before anything is held. */
export interface Wish {
  readonly payer: Payer
  readonly offered: OfferedMethod
  readonly to: StoredMethod
  readonly whole: Amount
  readonly fee: Amount
  readonly quote: Quote | null
}

/** Asks to be paid out, once for its request key: the amount is held at once. */
export function processWithdrawal(
  needs: CashierNeeds,
  ask: PlayerAsk,
  body: Body,
): Promise<Outcome<Reply>> {
  const { requestKey, ...rest } = body
  return once<Reply, Wish>(needs, ask, {
    call: 'withdrawalProcess',
    key: requestKey,
    body: rest,
    read: (text) => withdrawalProcess.reply.parse(JSON.parse(text)),
    look: () => lookAtWish(needs, ask, body),
    begin: (on, wish, write) => beginWithdrawal(needs, on, wish, write),
    finish: ({ transaction }) => {
      passPlace('withdrawal: held, not answered')
      return resultOf(needs, transaction)
    },
  })
}

/** May this be asked for at all, as far as one can tell without holding anything? */
export async function lookAtWish(
  needs: CashierNeeds,
  { player }: PlayerAsk,
  body: Pick<Body, 'userPMId' | 'amount'>,
): Promise<Wish | Refused> {
  const known = await payeeOr(needs, player)
  if (isRefused(known)) return known
  const { payer } = known
  const wish = { id: body.userPMId, direction: 'withdrawal' } as const
  const to = await savedForUse(needs.database, payer, wish)
  if (!to) return { refused: 'notFound' }
  const offered = offeredTo(needs, payer, { method: to.method, direction: 'withdrawal' })
  if (!offered?.method.withdrawal) return { refused: 'methodUnavailable' }
  const outside = outsideTerms(body.amount, offered.method.withdrawal)
  if (outside) return outside
  const whole = amount(BigInt(body.amount))
  const fee = feeOf(offered.method.withdrawal, whole)
  const quote = await quoteFor(needs, offered.method)
  const isPriced = offered.method.kind !== 'coin' || quote !== null
  if (!isPriced || fee === whole) return { refused: 'methodUnavailable' }
  if (await needs.hasOpenRound(player)) return { refused: 'roundOpen' }
  return { payer, offered, to, whole, fee, quote }
}

async function beginWithdrawal(
  needs: CashierNeeds,
  on: Change,
  wish: Wish,
  write: WriteRequest,
): Promise<Written> {
  const written = await write(uuidV7(on.now))
  await holdWish(needs, on, wish, written.transaction)
  return written
}

/** From here on the player's account is held: of many at once as many are accepted as the balance covers. */
export async function holdWish(
  needs: CashierNeeds,
  on: Change,
  wish: Wish,
  id: string,
): Promise<void> {
  const { player } = wish.payer
  await needs.touchSeat(on.tx, player)
  if ((await cashOf(on.tx, player)) < wish.whole) refuse({ refused: 'notEnoughCash' })
  const open = await countTransactions(on.tx, player, {
    ...allAsked,
    types: ['withdrawal'],
    states: openStates,
    limit: 0,
  })
  if (open >= openWithdrawalsAtMost)
    refuse({ refused: 'withdrawalLimit', metadata: { openAtMost: openWithdrawalsAtMost } })
  await expectWayBack(needs, on, wish)
  const asked = askedFor(needs, wish, id, on.now)
  await begin(on, asked)
  passPlace('withdrawal: not held yet')
  const held = await holdWithdrawal(on, asked)
  if (!held) refuse({ refused: 'notEnoughCash' })
  await move(
    { needs, on },
    asked,
    { to: 'pending', by: 'player', reason: 'automaticChecks' },
    {
      hold: id,
      balanceBefore: held.balanceBefore,
      balanceAfter: held.balanceAfter,
      lookAt: on.now,
    },
  )
  passPlace('withdrawal: held, not committed')
}

async function expectWayBack(needs: CashierNeeds, { tx }: Change, wish: Wish): Promise<void> {
  const { payer, to } = wish
  const offered = methodsFor(needs, payer)
  const saved = await savedMethodsOf(tx, payer.player)
  const backs = payBacks(await netDeposits(tx, payer.player), { offered, saved })
  const ceiling = ceilingOf(backs, to)
  if (ceiling === null || wish.whole <= ceiling) return
  const payBack = backs.map((back) => ({ ...back, amount: Number(back.amount) }))
  refuse({ refused: 'payBackFirst', metadata: { payBack } })
}

function askedFor(
  { sealKey }: CashierNeeds,
  { payer, offered, to, whole, fee, quote }: Wish,
  id: string,
  now: number,
): StoredTransaction {
  const { method } = offered
  const destination: Destination = {
    token: to.sealed_token && openToken(sealKey, to.id, to.sealed_token),
    fields: to.sealed_fields ? openFields(sealKey, to.id, to.sealed_fields) : {},
  }
  const isCoin = method.kind === 'coin' && quote !== null
  return newTransaction({
    id,
    player: payer.player,
    type: 'withdrawal',
    currency: 'USD',
    sandbox: method.sandbox,
    createdAt: now,
    amount: whole,
    fee,
    method: method.name,
    provider: offered.provider,
    label: to.label,
    savedMethod: to.id,
    destination: sealDestination(sealKey, id, destination),
    ...(isCoin && {
      ...rateOf(quote, now),
      asset: method.asset,
      assetUnits: unitsFor(method.asset, minus(whole, fee), quote.rate),
      address: addressIn(offered, destination),
      confirmationsNeeded: method.confirmations,
    }),
  })
}

/** Addresses of chains are public; what else a player typed stays sealed. */
const addressIn = ({ method }: OfferedMethod, { fields }: Destination): string | null => {
  const field = method.withdrawalFields.find(({ kind }) => kind === 'address')
  return (field && fields[field.name]) ?? null
}
