import { type Amount, amount } from '@fairhouse/money'
import type { Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import { begin, type Change, move } from '../change.ts'
import type { CashierNeeds } from '../needs.ts'
import { holdWithdrawal } from '../postings.ts'
import { holdTransaction } from '../store/hold-transaction.ts'
import { refundedOf } from '../store/refunded-of.ts'
import { newTransaction, type StoredTransaction } from '../store/stored-transaction.ts'
import { done, type Hand, moverOf, refused, type StaffOutcome } from './outcome.ts'

/** Keeps a refund that is asked for again from being made again. Both are asked while nothing else can move the deposit. */
export interface OnlyOnce {
  isMade(tx: Transaction): Promise<boolean>
  /** Writes down that it is made, in its transaction. */
  keep(tx: Transaction): Promise<void>
}

/** What staff want of a refund; without `once` it is made as often as it is asked for. */
export type RefundWish = Hand & { readonly amount: Amount; readonly once?: OnlyOnce }

/** Writes a refund down and holds its amount from the player's balance; its provider is asked afterwards. */
export async function beginRefund(
  needs: CashierNeeds,
  on: Change,
  id: string,
  hand: RefundWish,
): Promise<StaffOutcome> {
  const deposit = await holdTransaction(on.tx, id)
  if (deposit?.type !== 'deposit') return refused('notFound')
  if ((await hand.once?.isMade(on.tx)) === true) return refused('madeBefore')
  if (deposit.state !== 'confirmed') return refused('notPending')
  const left = deposit.amount - (await refundedOf(on.tx, id))
  if (hand.amount === 0n || hand.amount > left) return refused('tooMuch')
  const refund = refundOf(deposit, hand.amount, on.now)
  await needs.touchSeat(on.tx, deposit.player)
  const held = await holdWithdrawal(on, refund)
  if (!held) return refused('notEnoughCash')
  await hand.once?.keep(on.tx)
  await begin(on, refund)
  return done(
    await move(
      { needs, on },
      refund,
      { ...moverOf(hand, 'refundedByHouse'), to: 'pending' },
      {
        hold: refund.id,
        balanceBefore: held.balanceBefore,
        balanceAfter: held.balanceAfter,
        askedAt: on.now,
        lookAt: on.now + providerAnswersMs,
      },
    ),
  )
}

/** Until then the provider is being asked. */
const providerAnswersMs = 60_000

const refundOf = (deposit: StoredTransaction, part: Amount, now: number): StoredTransaction =>
  newTransaction({
    id: uuidV7(now),
    player: deposit.player,
    type: 'depositRefund',
    currency: deposit.currency,
    sandbox: deposit.sandbox,
    createdAt: now,
    amount: part,
    fee: amount(0n),
    method: deposit.method,
    provider: deposit.provider,
    label: deposit.label,
    about: deposit.id,
    asset: deposit.asset,
    assetUnits:
      deposit.assetUnits === null ? null : amount((deposit.assetUnits * part) / deposit.amount),
  })
