import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { depositMethodDelete, depositMethodEdit } from '@fairhouse/contract/calls/cashier'
import { isRefused, type Outcome, type PlayerAsk } from '#platform/answer'
import type { Queryable } from '#platform/database'
import { secretToken } from '#platform/ids'
import { change } from '../change.ts'
import { offeredTo, payerInOr, payerOr } from '../guards.ts'
import type { CashierNeeds, OfferedMethod, Payer } from '../needs.ts'
import { payBacks } from '../paying-out/pay-back.ts'
import { saveForm } from '../saved/save-form.ts'
import { shownMethods } from '../saved/shown-methods.ts'
import { netDeposits } from '../store/net-deposits.ts'
import { deleteMethod, savedMethodsOf, stopPayingIn } from '../store/saved-methods.ts'
import { methodsFor } from '../terms.ts'
import { customerOf } from './customer.ts'
import { instructionFor } from './instruction.ts'

type Reply = ReplyOf<typeof depositMethodEdit>

/** Saves a way to pay in. What has no form of ours is entered at the provider's own page. */
export async function editDepositMethod(
  needs: CashierNeeds,
  ask: PlayerAsk,
  body: BodyOf<typeof depositMethodEdit>,
): Promise<Outcome<Reply>> {
  const known = await payerInOr(needs, ask.player)
  if (isRefused(known)) return known
  const { payer } = known
  const offered = offeredTo(needs, payer, { method: body.methodName, direction: 'deposit' })
  if (!offered || offered.method.kind === 'coin') return { refused: 'methodUnavailable' }
  if (offered.method.depositFields.length === 0) return enterElsewhere(needs, ask, payer, offered)
  const saved = await saveForm(needs, payer, {
    offered,
    fields: offered.method.depositFields,
    typed: body.fields,
    replaces: body.userPMId ?? null,
    direction: 'deposit',
    mayAdd: async () => null,
  })
  if (isRefused(saved)) return saved
  const shown = await shownMethods(needs, payer, 'deposit')
  return { reply: { saved: shown, userPMId: saved.id, instruction: null } }
}

/** The provider keeps what is entered there, and tells us a token. */
async function enterElsewhere(
  needs: CashierNeeds,
  ask: PlayerAsk,
  payer: Payer,
  offered: OfferedMethod,
): Promise<Outcome<Reply>> {
  const provider = needs.provider(offered.provider)
  if (!provider) return { refused: 'paymentUnavailable' }
  const method = offered.method.name
  const opened = await provider.createDeposit({
    reference: `${method}:${payer.player}:${secretToken(9)}`,
    player: payer.player,
    method,
    sum: null,
    token: null,
    keep: true,
    returnUrl: `${needs.originOf(ask.host)}/${ask.language}/cashier/deposit`,
    customer: customerOf(ask, payer),
  })
  if (opened.type === 'refused') return { refused: 'methodUnavailable' }
  if (opened.type === 'unknown') return { refused: 'paymentUnavailable' }
  const saved = await shownMethods(needs, payer, 'deposit')
  const instruction = instructionFor(opened.instruction, offered.method, null)
  return { reply: { saved, userPMId: null, instruction } }
}

/** Forgets a saved method, of either direction; one to which money must go back is only no way to pay in any more. */
export async function forgetMethod(
  needs: CashierNeeds,
  { player }: PlayerAsk,
  { userPMId }: BodyOf<typeof depositMethodDelete>,
): Promise<Outcome<ReplyOf<typeof depositMethodDelete>>> {
  const known = await payerOr(needs, player)
  if (isRefused(known)) return known
  const { payer } = known
  const isForgotten = await change(needs, async ({ tx, now }) => {
    await needs.touchSeat(tx, player)
    return (await isOwed(needs, tx, payer, userPMId))
      ? stopPayingIn(tx, player, { id: userPMId, at: now })
      : deleteMethod(tx, player, { id: userPMId, at: now })
  })
  if (!isForgotten) return { refused: 'notFound' }
  return { reply: { saved: await shownMethods(needs, payer, 'deposit') } }
}

/** Whether money must go back to this very card: it stays the way back, whoever would rather forget it. */
async function isOwed(
  needs: CashierNeeds,
  on: Queryable,
  payer: Payer,
  userPMId: string,
): Promise<boolean> {
  const saved = await savedMethodsOf(on, payer.player)
  const nets = await netDeposits(on, payer.player)
  const backs = payBacks(nets, { offered: methodsFor(needs, payer), saved })
  return backs.some((back) => back.userPMId === userPMId)
}
