import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { depositResult } from '@fairhouse/contract/calls/cashier'
import type { PaymentInstruction } from '@fairhouse/contract/entities/payment'
import { isRefused, type Outcome, type PlayerAsk } from '#platform/answer'
import { change, keep } from '../change.ts'
import { isFinal } from '../edges.ts'
import { payerInOr } from '../guards.ts'
import { hearAbout } from '../hearing/hear.ts'
import { questionOf } from '../looking-after/question-of.ts'
import type { CashierNeeds } from '../needs.ts'
import type { Instruction } from '../provider.ts'
import { viewOfOne } from '../seen/view.ts'
import { holdTransaction } from '../store/hold-transaction.ts'
import { ownTransaction } from '../store/own-transaction.ts'
import type { StoredTransaction } from '../store/stored-transaction.ts'
import { transactionsAbout } from '../store/transactions-about.ts'
import { methodNamed } from '../terms.ts'
import { instructionFor } from './instruction.ts'
import { keptInstruction, sealInstruction } from './kept-instruction.ts'
import { openDeposit } from './open-deposit.ts'

/** What became of a deposit, and what its player still has to do; its provider is asked when nothing was heard yet. */
export async function showResult(
  needs: CashierNeeds,
  ask: PlayerAsk,
  { offsiteTransactionId }: BodyOf<typeof depositResult>,
): Promise<Outcome<ReplyOf<typeof depositResult>>> {
  const { database } = needs
  const { player } = ask
  const known = await ownTransaction(database, player, offsiteTransactionId)
  if (known?.type !== 'deposit') return { refused: 'notFound' }
  if (!isFinal(known.type, known.state) && known.provider !== null)
    await hearAbout(needs, known.provider, questionOf(known))
  const now = (await ownTransaction(database, player, known.id)) ?? known
  return {
    reply: {
      transaction: await viewOfOne(needs, now),
      instruction: await stillToDo(needs, ask, now),
      takenBack: await takenBackBy(needs, now),
      userStatus: await needs.playerStatus(player),
    },
  }
}

/** Only what was credited is taken back. */
async function takenBackBy(
  needs: CashierNeeds,
  { id, state }: StoredTransaction,
): Promise<ReplyOf<typeof depositResult>['takenBack']> {
  if (state !== 'confirmed') return null
  const about = await transactionsAbout(needs.database, id)
  const back = about.findLast((one) => one.type === 'depositReversal' && one.state === 'confirmed')
  return back ? viewOfOne(needs, back) : null
}

/**
 * What a player who came back goes on with, as the provider said it. Where its answer never came, it is asked again under the same
 * reference, which begins nothing anew. Null when nothing is left to do, when he may not pay in now, and when the provider is silent.
 */
async function stillToDo(
  needs: CashierNeeds,
  ask: PlayerAsk,
  deposit: StoredTransaction,
): Promise<PaymentInstruction | null> {
  const { state, askedAt, providerRef, expiresAt } = deposit
  const method = methodNamed(needs, deposit.method)?.method
  // Coins go to an address that stays, nobody asked for them. And what its provider never knew of would be begun only now, when its player
  // was told long ago that it was not.
  if (state !== 'pending' || askedAt === null || providerRef === null || !method) return null
  if (expiresAt !== null && expiresAt <= needs.clock.now()) return null
  if (isRefused(await payerInOr(needs, ask.player))) return null
  const given = keptInstruction(needs.sealKey, deposit) ?? (await askedAgain(needs, ask, deposit))
  return given === null || given.kind === 'none' ? null : instructionFor(given, method, null)
}

/** Kept like that of a first answer: a provider is not asked at every look. */
async function askedAgain(
  needs: CashierNeeds,
  ask: PlayerAsk,
  deposit: StoredTransaction,
): Promise<Instruction | null> {
  const opened = await openDeposit(needs, ask, deposit)
  if (opened.type !== 'opened') return null
  const instruction = sealInstruction(needs.sealKey, deposit.id, opened.instruction)
  await change(needs, async (on) => {
    const held = await holdTransaction(on.tx, deposit.id)
    if (held?.state === 'pending') await keep(on, held, { instruction })
  })
  return opened.instruction
}
