import type { Transaction as PaymentShown } from '@fairhouse/contract/entities/payment'
import { type Change, change, keep, move } from '../change.ts'
import { hearAbout } from '../hearing/hear.ts'
import { questionOf } from '../looking-after/question-of.ts'
import type { CashierNeeds } from '../needs.ts'
import { voidWithdrawal } from '../postings.ts'
import { viewOfOne } from '../seen/view.ts'
import { type Approval, approvalsOf } from '../store/approvals-of.ts'
import { holdTransaction } from '../store/hold-transaction.ts'
import { insertApproval } from '../store/insert-approval.ts'
import { openWithdrawals } from '../store/open-withdrawals.ts'
import { type StoredStep, stepsOf } from '../store/steps-of.ts'
import type { StoredTransaction } from '../store/stored-transaction.ts'
import { transactionsAbout } from '../store/transactions-about.ts'
import { transactionsById } from '../store/transactions-by-id.ts'
import { type WithheldPayout, withheldPayout } from '../store/withheld-payouts.ts'
import { askForRefund } from './ask-for-refund.ts'
import { beginRefund, type RefundWish } from './begin-refund.ts'
import { done, type Hand, moverOf, refused, type StaffOutcome } from './outcome.ts'
import {
  askWithheldPayout,
  bookWithheldPayout,
  dropWithheldPayout,
  type WithheldOutcome,
} from './pay-out-withheld.ts'

/** A payment with everything that is written down of it. */
export interface PaymentDetail {
  readonly payment: StoredTransaction
  /** As its player sees it. */
  readonly shown: PaymentShown
  readonly steps: readonly StoredStep[]
  readonly approvals: readonly Approval[]
  /** What refunds, reverses or voids it. */
  readonly about: readonly StoredTransaction[]
}

/** What staff does to payments; each is written down with who did it. */
export interface Desk {
  /** Approves a withdrawal; the last of the people that it needs lets it go. */
  readonly approve: (id: string, hand: Hand) => Promise<StaffOutcome>
  /** Declines a withdrawal: its money is the player's again. */
  readonly decline: (id: string, hand: Hand) => Promise<StaffOutcome>
  /** Gives a deposit back, all or a part (minor units): held from the player's balance at once, and once however often it is asked for. */
  readonly refund: (id: string, hand: RefundWish) => Promise<StaffOutcome>
  /** Lets a deposit go that is authorised and not captured. */
  readonly release: (id: string, hand: Hand) => Promise<StaffOutcome>
  /** Writes down that all coins of a withheld deposit were paid by hand; nothing is booked before somebody else confirms it. */
  readonly askWithheldPayout: (
    id: string,
    hand: { readonly staff: string; readonly note: string; readonly txid: string },
  ) => Promise<WithheldOutcome>
  readonly bookWithheldPayout: (
    id: string,
    hand: { readonly staff: string; readonly note: string },
  ) => Promise<WithheldOutcome>
  /** Takes back what was written down, as long as nobody confirmed it. */
  readonly dropWithheldPayout: (id: string) => Promise<WithheldOutcome>
  readonly withheldPayout: (id: string) => Promise<WithheldPayout | null>
  /** Withdrawals that are not done, those that wait longest first. */
  readonly openWithdrawals: (page: {
    readonly limit: number
    readonly skip: number
  }) => Promise<readonly StoredTransaction[]>
  /** Null when there is none. */
  readonly transactionDetail: (id: string) => Promise<PaymentDetail | null>
}

export const createDesk = (needs: CashierNeeds): Desk => ({
  approve: (id, hand) => onWithdrawal(needs, id, (on, held) => approve(needs, on, held, hand)),
  decline: (id, hand) =>
    onWithdrawal(needs, id, async (on, held) => {
      await insertApproval(on.tx, { id, ...hand, approves: false, at: on.now })
      const { settlement } = await voidWithdrawal(on, held)
      return done(
        await move(
          { needs, on },
          held,
          { ...moverOf(hand, 'byStaff'), to: 'declined' },
          { settlement },
        ),
      )
    }),
  refund: async (id, hand) => {
    const begun = await change(needs, (on) => beginRefund(needs, on, id, hand))
    const [deposit] = await transactionsById(needs.database, [id])
    if (begun.type === 'done' && deposit) await askForRefund(needs, begun.payment, deposit)
    return begun
  },
  release: (id, hand) => release(needs, id, hand),
  askWithheldPayout: (id, hand) => askWithheldPayout(needs, id, hand),
  bookWithheldPayout: (id, hand) => bookWithheldPayout(needs, id, hand),
  dropWithheldPayout: (id) => dropWithheldPayout(needs, id),
  withheldPayout: (id) => withheldPayout(needs.database, id),
  openWithdrawals: (page) => openWithdrawals(needs.database, page),
  transactionDetail: (id) => detailOf(needs, id),
})

const onWithdrawal = (
  needs: CashierNeeds,
  id: string,
  work: (on: Change, held: StoredTransaction) => Promise<StaffOutcome>,
): Promise<StaffOutcome> =>
  change(needs, async (on) => {
    const held = await holdTransaction(on.tx, id)
    if (held?.type !== 'withdrawal') return refused('notFound')
    return held.state === 'pending' ? work(on, held) : refused('notPending')
  })

async function approve(
  needs: CashierNeeds,
  on: Change,
  held: StoredTransaction,
  hand: Hand,
): Promise<StaffOutcome> {
  if (held.reason === 'identityCheck') return refused('waitsForIdentity')
  if (held.reason === 'walletProof') return refused('waitsForWallet')
  if (held.reason === 'addressCheck') return refused('waitsForAddress')
  // Rules have not looked at it: they say how many people it takes.
  if (held.approvalsNeeded === 0) return refused('notJudged')
  const { id } = held
  if (!(await insertApproval(on.tx, { id, ...hand, approves: true, at: on.now })))
    return refused('saidBefore')
  const given = (await approvalsOf(on.tx, id)).filter(({ approves }) => approves).length
  if (given < held.approvalsNeeded)
    return done(await keep(on, held, { reason: 'secondApproval', lookAt: null }))
  const mover = moverOf(hand, 'providerSends')
  return done(await move({ needs, on }, held, { ...mover, to: 'confirming' }, { lookAt: on.now }))
}

async function release(needs: CashierNeeds, id: string, hand: Hand): Promise<StaffOutcome> {
  const [deposit] = await transactionsById(needs.database, [id])
  if (deposit?.type !== 'deposit' || deposit.provider === null) return refused('notFound')
  if (deposit.state !== 'confirming' && deposit.state !== 'pending') return refused('notPending')
  const question = questionOf(deposit)
  const opened = await needs.provider(deposit.provider)?.release({ reference: id, about: question })
  if (opened?.type !== 'opened') return refused('unavailable')
  needs.log.info({ payment: id, staff: hand.staff, note: hand.note }, 'staff let a deposit go')
  await hearAbout(needs, deposit.provider, question)
  const [now] = await transactionsById(needs.database, [id])
  return now ? done(now) : refused('notFound')
}

async function detailOf(needs: CashierNeeds, id: string): Promise<PaymentDetail | null> {
  const [payment] = await transactionsById(needs.database, [id])
  if (!payment) return null
  return {
    payment,
    shown: await viewOfOne(needs, payment),
    steps: (await stepsOf(needs.database, [id])).get(id) ?? [],
    approvals: await approvalsOf(needs.database, id),
    about: await transactionsAbout(needs.database, id),
  }
}
