import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { depositResult } from '@fairhouse/contract/calls/cashier'
import type { Outcome, PlayerAsk } from '#platform/answer'
import { isFinal } from '../edges.ts'
import { hearAbout } from '../hearing/hear.ts'
import { questionOf } from '../looking-after/question-of.ts'
import type { CashierNeeds } from '../needs.ts'
import { viewOfOne } from '../seen/view.ts'
import { ownTransaction } from '../store/own-transaction.ts'

/** What became of a deposit; its provider is asked when nothing was heard yet. */
export async function showResult(
  needs: CashierNeeds,
  { player }: PlayerAsk,
  { offsiteTransactionId }: BodyOf<typeof depositResult>,
): Promise<Outcome<ReplyOf<typeof depositResult>>> {
  const { database } = needs
  const known = await ownTransaction(database, player, offsiteTransactionId)
  if (known?.type !== 'deposit') return { refused: 'notFound' }
  if (!isFinal(known.type, known.state) && known.provider !== null)
    await hearAbout(needs, known.provider, questionOf(known))
  const now = (await ownTransaction(database, player, known.id)) ?? known
  return {
    reply: {
      transaction: await viewOfOne(needs, now),
      userStatus: await needs.playerStatus(player),
    },
  }
}
