import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import { withdrawalPlan } from '@fairhouse/contract/calls/cashier'
import { isRefused, type Outcome, type PlayerAsk, type Refused } from '#platform/answer'
import { uuidV7 } from '#platform/ids'
import { passPlace } from '#platform/passed-places'
import type { CashierNeeds } from '../needs.ts'
import { once, type Written } from '../once.ts'
import { viewsOf } from '../seen/view.ts'
import { transactionsById } from '../store/transactions-by-id.ts'
import { holdWish, lookAtWish, type Wish } from './process-withdrawal.ts'

type Body = BodyOf<typeof withdrawalPlan>
type Reply = ReplyOf<typeof withdrawalPlan>

/**
 * Asks to be paid out by several methods with one confirmation: each part is a withdrawal like any other, held one after the other in one
 * transaction, so that the closed loop sees the parts before it as gone. Where one is refused, none was asked for.
 */
export function processPlan(
  needs: CashierNeeds,
  ask: PlayerAsk,
  body: Body,
): Promise<Outcome<Reply>> {
  const { requestKey, ...rest } = body
  return once<Reply, readonly Wish[]>(needs, ask, {
    call: 'withdrawalPlan',
    key: requestKey,
    body: rest,
    read: (text) => withdrawalPlan.reply.parse(JSON.parse(text)),
    look: () => lookAtParts(needs, ask, body),
    begin: async (on, wishes, write) => {
      const [first = '', ...others] = wishes.map(() => uuidV7(on.now))
      const written = await write(first, others)
      const ids = idsOf(written)
      for (const [index, wish] of wishes.entries())
        await holdWish(needs, on, wish, ids[index] ?? '')
      return written
    },
    finish: (written) => {
      passPlace('withdrawal: held, not answered')
      return resultOfPlan(needs, ask, written)
    },
  })
}

const idsOf = ({ transaction, beside }: Written): readonly string[] => [transaction, ...beside]

async function lookAtParts(
  needs: CashierNeeds,
  ask: PlayerAsk,
  { parts }: Pick<Body, 'parts'>,
): Promise<readonly Wish[] | Refused> {
  const wishes: Wish[] = []
  for (const part of parts) {
    const wish = await lookAtWish(needs, ask, part)
    if (isRefused(wish)) return wish
    wishes.push(wish)
  }
  return wishes
}

/** The payments of a plan, in its order, and how the player stands. */
async function resultOfPlan(
  needs: CashierNeeds,
  { player }: PlayerAsk,
  written: Written,
): Promise<Reply> {
  const ids = idsOf(written)
  const stored = await transactionsById(needs.database, ids)
  const inOrder = ids.flatMap((id) => stored.filter((one) => one.id === id))
  return {
    transactions: await viewsOf(needs, player, inOrder),
    userStatus: await needs.playerStatus(player),
  }
}
