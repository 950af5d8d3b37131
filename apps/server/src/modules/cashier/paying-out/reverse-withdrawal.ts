import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import { withdrawalReversal } from '@fairhouse/contract/calls/cashier'
import { amount } from '@fairhouse/money'
import { isRefused, type Outcome, type PlayerAsk, type Refused } from '#platform/answer'
import { uuidV7 } from '#platform/ids'
import { begin, type Change, move, refuse } from '../change.ts'
import { payerOr } from '../guards.ts'
import type { CashierNeeds, Payer } from '../needs.ts'
import { once, type WriteRequest, type Written } from '../once.ts'
import { voidWithdrawal } from '../postings.ts'
import { holdTransaction } from '../store/hold-transaction.ts'
import { ownTransaction } from '../store/own-transaction.ts'
import { newTransaction, type StoredTransaction } from '../store/stored-transaction.ts'
import { resultOf } from './result-of.ts'

type Body = BodyOf<typeof withdrawalReversal>
type Reply = ReplyOf<typeof withdrawalReversal>

interface Wish {
  readonly payer: Payer
  readonly about: string
}

/** Takes a pending withdrawal back, once for its request key, by a payment of its own that points to it. */
export function reverseWithdrawal(
  needs: CashierNeeds,
  ask: PlayerAsk,
  body: Body,
): Promise<Outcome<Reply>> {
  const { requestKey, ...rest } = body
  return once<Reply, Wish>(needs, ask, {
    call: 'withdrawalReversal',
    key: requestKey,
    body: rest,
    read: (text) => withdrawalReversal.reply.parse(JSON.parse(text)),
    look: () => lookAtWish(needs, ask, body),
    begin: (on, wish, write) => takeBack(needs, on, wish, write),
    finish: ({ transaction }) => resultOf(needs, transaction),
  })
}

async function lookAtWish(
  needs: CashierNeeds,
  { player }: PlayerAsk,
  { transactionId }: Body,
): Promise<Wish | Refused> {
  const known = await payerOr(needs, player)
  if (isRefused(known)) return known
  const { payer } = known
  const found = await ownTransaction(needs.database, player, transactionId)
  if (found?.type !== 'withdrawal' || found.id !== transactionId) return { refused: 'notFound' }
  if (!needs.rules.mayReverse(payer.country)) return { refused: 'notPermitted' }
  return { payer, about: found.id }
}

async function takeBack(
  needs: CashierNeeds,
  on: Change,
  { about }: Wish,
  write: WriteRequest,
): Promise<Written> {
  const id = uuidV7(on.now)
  const written = await write(id)
  const held = await holdTransaction(on.tx, about)
  if (held?.state !== 'pending') return refuse({ refused: 'notPending' })
  await needs.touchSeat(on.tx, held.player)
  const back = reversalOf(held, id, on.now)
  await begin(on, back)
  const moved = await voidWithdrawal(on, held)
  const going = { needs, on }
  const mover = { by: 'player', reason: 'byPlayer' } as const
  await move(going, held, { ...mover, to: 'cancelled' }, { settlement: moved.settlement })
  await move(going, back, { ...mover, to: 'confirmed' }, moved)
  return written
}

const reversalOf = (held: StoredTransaction, id: string, now: number): StoredTransaction =>
  newTransaction({
    id,
    player: held.player,
    type: 'withdrawalReversal',
    currency: held.currency,
    sandbox: held.sandbox,
    createdAt: now,
    amount: held.amount,
    fee: amount(0n),
    method: held.method,
    label: held.label,
    about: held.id,
  })
