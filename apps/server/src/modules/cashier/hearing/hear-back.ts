import type { TransactionType } from '@fairhouse/contract/entities/payment'
import { type Amount, amount } from '@fairhouse/money'
import { uuidV7 } from '#platform/ids'
import { begin, type Change, keep, move, type Mover } from '../change.ts'
import { isFinal } from '../edges.ts'
import type { CashierNeeds } from '../needs.ts'
import { pauseMs } from '../pauses.ts'
import {
  cashOf,
  postTakenBack,
  postWithdrawal,
  postWithheldGone,
  voidWithdrawal,
} from '../postings.ts'
import type { BackNews } from '../provider.ts'
import { holdByEvent } from '../store/hold-by-event.ts'
import { holdTransaction } from '../store/hold-transaction.ts'
import { holdUntoldRefund } from '../store/hold-untold-refund.ts'
import { newTransaction, type StoredTransaction } from '../store/stored-transaction.ts'
import { withheldPayout } from '../store/withheld-payouts.ts'
import { unsentWithdrawals } from '../store/unsent-withdrawals.ts'
import { depositAtEvent, isUuid } from './find-deposit.ts'
import type { Heard } from './heard.ts'

interface Hearing {
  readonly needs: CashierNeeds
  readonly on: Change
  readonly news: BackNews
  readonly provider: string
  readonly mover: Mover
}

const types = {
  refund: 'depositRefund',
  void: 'depositVoid',
  reversal: 'depositReversal',
} as const satisfies Record<BackNews['type'], TransactionType>

/** Takes in that a deposit goes back, or may. The same news again changes nothing. */
export async function hearBack(
  needs: CashierNeeds,
  on: Change,
  { provider, news }: { readonly provider: string; readonly news: BackNews },
): Promise<Heard> {
  const hearing: Hearing = { needs, on, news, provider, mover: { by: 'provider', actor: provider } }
  const deposit = await depositOf(hearing)
  if (!deposit) return 'unknown'
  if (news.type !== 'void' && deposit.state !== 'confirmed') {
    if (isGoneWithheld(news, deposit)) return goneWithheld(hearing, deposit)
    if (isFinal(deposit.type, deposit.state)) return 'heard'
    if (isGoneUncredited(news, deposit)) return goneUncredited(hearing, deposit)
    await keep(on, deposit, { lookAt: on.now + pauseMs(0) })
    return 'tooEarly'
  }
  const back = await backOf(hearing, deposit)
  if (!back || isFinal(back.type, back.state)) return 'heard'
  await goOn(hearing, back, deposit)
  return 'heard'
}

/** Coins that were not credited yet, because they were too few or their senders are looked at, are gone: nothing may be credited for them any more. */
const isGoneUncredited = (news: BackNews, { reason }: StoredTransaction): boolean =>
  news.type === 'reversal' &&
  news.state === 'confirmed' &&
  (reason === 'belowMinimum' || reason === 'addressCheck')

async function goneUncredited(hearing: Hearing, deposit: StoredTransaction): Promise<Heard> {
  const reason = hearing.news.reason ?? 'chainReorganised'
  const mover = { ...hearing.mover, reason }
  await move(hearing, deposit, { ...mover, to: 'cancelled' })
  const back = await backOf(hearing, deposit)
  if (back?.state !== 'default') return 'heard'
  await move(hearing, { ...back, amount: amount(0n) }, { ...mover, to: 'confirmed' })
  return 'heard'
}

/** Coins that people withheld had come in all the same, and are gone. */
const isGoneWithheld = (news: BackNews, { state, reason }: StoredTransaction): boolean =>
  news.type === 'reversal' &&
  news.state === 'confirmed' &&
  state === 'declined' &&
  reason === 'withheld'

async function goneWithheld(hearing: Hearing, deposit: StoredTransaction): Promise<Heard> {
  const { needs, on, news } = hearing
  const back = await backOf(hearing, deposit)
  if (!back || isFinal(back.type, back.state)) return 'heard'
  await needs.touchSeat(on.tx, deposit.player)
  // What was paid by hand is no longer kept apart: that it is gone from the chain as well is the house's loss, and people are told.
  const payout = await withheldPayout(on.tx, deposit.id)
  const isPaid = payout !== null && payout.booked !== null
  const settlement = isPaid ? null : await postWithheldGone(on, back)
  if (isPaid)
    needs.log.warn(
      { payment: deposit.id },
      'withheld coins were paid out, and their chain took them back',
    )
  const mover = { ...hearing.mover, reason: news.reason ?? 'chainReorganised' }
  await move(
    hearing,
    { ...back, amount: amount(0n) },
    { ...mover, to: 'confirmed' },
    { settlement },
  )
  return 'heard'
}

async function depositOf({ on, provider, news }: Hearing): Promise<StoredTransaction | null> {
  const { reference } = news
  const known = await depositAtEvent(on, { provider, news })
  if (known || reference === null || !isUuid(reference)) return known
  const held = await holdTransaction(on.tx, reference)
  return held?.type === 'deposit' && held.provider === provider ? held : null
}

/** The payment that takes it back: one of ours whose answer never came, or a new one. */
async function backOf(
  { on, news, provider }: Hearing,
  deposit: StoredTransaction,
): Promise<StoredTransaction | null> {
  const event = { provider, providerRef: news.backRef, part: '', type: types[news.type] }
  const known = await holdByEvent(on.tx, event)
  if (known) return known
  const share = shareOf(deposit, news)
  const untold = news.type === 'refund' && (await ourRefund(on, deposit, news))
  if (untold) return named(on, untold, news.backRef)
  const back = newTransaction({
    id: uuidV7(on.now),
    player: deposit.player,
    type: types[news.type],
    currency: deposit.currency,
    sandbox: deposit.sandbox,
    createdAt: on.now,
    fee: amount(0n),
    method: deposit.method,
    provider,
    providerRef: news.backRef,
    label: deposit.label,
    about: deposit.id,
    ...share,
  })
  return (await begin(on, back)) ? back : holdByEvent(on.tx, event)
}

/**
 * The refund that staff asked for here. Two of one deposit may be of one sum, so our own name of it counts; only what was begun at the
 * provider's desk, in place of a refund that it does not do by itself, is known by its sum.
 */
async function ourRefund(
  { tx }: Change,
  deposit: StoredTransaction,
  { ours, sum }: BackNews,
): Promise<StoredTransaction | null> {
  if (ours === null) return holdUntoldRefund(tx, deposit.id, sum.units)
  const held = isUuid(ours) ? await holdTransaction(tx, ours) : null
  return held?.type === 'depositRefund' && held.about === deposit.id ? held : null
}

/** Keeps the provider's name of a refund from when it is first told: later news, and other refunds, go by it. */
async function named(
  on: Change,
  refund: StoredTransaction,
  providerRef: string,
): Promise<StoredTransaction> {
  const isToldLater = refund.providerRef !== null || isFinal(refund.type, refund.state)
  return isToldLater ? refund : keep(on, refund, { providerRef })
}

/** What of the deposit goes back; of coins in the proportion in which they were credited. */
function shareOf(
  deposit: StoredTransaction,
  { sum }: BackNews,
): Pick<StoredTransaction, 'amount' | 'asset' | 'assetUnits'> {
  if (sum.asset === 'USD') return { amount: sum.units, asset: null, assetUnits: null }
  const whole = deposit.assetUnits ?? sum.units
  const share: Amount =
    sum.units >= whole ? deposit.amount : amount((deposit.amount * sum.units) / whole)
  return { amount: share, asset: sum.asset, assetUnits: sum.units }
}

async function goOn(
  hearing: Hearing,
  back: StoredTransaction,
  deposit: StoredTransaction,
): Promise<void> {
  const { on, news } = hearing
  const mover = { ...hearing.mover, reason: news.reason }
  if (news.state === 'pending') {
    if (back.state === 'default')
      await move(hearing, back, { ...mover, to: 'pending' }, { lookAt: on.now + pauseMs(0) })
    return
  }
  if (news.state === 'confirmed') return done(hearing, back, deposit)
  const pending =
    back.state === 'default' ? await move(hearing, back, { ...mover, to: 'pending' }) : back
  const released = back.hold === null ? null : await voidWithdrawal(on, back)
  await move(
    hearing,
    pending,
    { ...mover, to: news.state },
    {
      ...(released && { settlement: released.settlement }),
    },
  )
}

async function done(
  hearing: Hearing,
  back: StoredTransaction,
  deposit: StoredTransaction,
): Promise<void> {
  const { needs, on, news } = hearing
  const mover = { ...hearing.mover, reason: news.reason }
  if (back.hold !== null) {
    const { settlement } = await postWithdrawal(on, back, null)
    await move(hearing, back, { ...mover, to: 'confirmed' }, { settlement })
    return
  }
  // What was credited is taken back like anything else: its player may have played with it.
  if (news.type === 'void' && deposit.state !== 'confirmed') {
    if (!isFinal(deposit.type, deposit.state))
      await move(hearing, deposit, { ...mover, to: 'cancelled' })
    await move(hearing, back, { ...mover, to: 'confirmed' })
    return
  }
  const unsent = await unsentWithdrawals(on.tx, back.player)
  await needs.touchSeat(on.tx, back.player)
  await endUnsent(hearing, back, unsent)
  const { lost, ...moved } = await postTakenBack(on, back)
  await move(hearing, back, { ...mover, to: 'confirmed' }, moved)
  if (lost > 0n)
    needs.log.warn(
      { payment: back.id, lost: String(lost) },
      'a player no longer had what was taken back',
    )
  await letPeopleLook(hearing, back)
}

/**
 * What the player asked to be paid out and was not sent is in the house still: where the rest does not cover what is taken back, it ends,
 * the newest first. Else it would be given to him again while the house bears the loss.
 */
async function endUnsent(
  hearing: Hearing,
  back: StoredTransaction,
  unsent: readonly StoredTransaction[],
): Promise<void> {
  const { on } = hearing
  for (const one of unsent) {
    if ((await cashOf(on.tx, back.player)) >= back.amount) return
    const { settlement } = await voidWithdrawal(on, one)
    const mover = { by: 'rules', actor: takenBackRule, reason: 'byRules' } as const
    await move(hearing, one, { ...mover, to: 'declined' }, { settlement })
  }
}

/** Whose payment was taken back is paid out by people only. What rules have not looked at yet they send to people themselves. */
async function letPeopleLook({ on, news }: Hearing, back: StoredTransaction): Promise<void> {
  if (news.type !== 'reversal') return
  for (const waiting of await unsentWithdrawals(on.tx, back.player))
    if (waiting.state === 'pending' && waiting.approvalsNeeded > 0)
      await keep(on, waiting, { review: [...new Set([...waiting.review, takenBackRule])] })
}

/** What staff see of why they are asked. */
export const takenBackRule = 'depositTakenBack'
