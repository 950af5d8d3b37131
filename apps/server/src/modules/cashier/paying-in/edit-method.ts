import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { depositMethodDelete, depositMethodEdit } from '@fairhouse/contract/calls/cashier'
import { isRefused, type Outcome, type PlayerAsk } from '#platform/answer'
import { secretToken } from '#platform/ids'
import { offeredTo, payerInOr, payerOr } from '../guards.ts'
import type { CashierNeeds, OfferedMethod, Payer } from '../needs.ts'
import { saveForm } from '../saved/save-form.ts'
import { shownMethods } from '../saved/shown-methods.ts'
import { deleteMethod } from '../store/saved-methods.ts'
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

/** Forgets a saved method, of either direction. */
export async function forgetMethod(
  needs: CashierNeeds,
  { player }: PlayerAsk,
  { userPMId }: BodyOf<typeof depositMethodDelete>,
): Promise<Outcome<ReplyOf<typeof depositMethodDelete>>> {
  const known = await payerOr(needs, player)
  if (isRefused(known)) return known
  const { database, clock } = needs
  if (!(await deleteMethod(database, player, { id: userPMId, at: clock.now() })))
    return { refused: 'notFound' }
  return { reply: { saved: await shownMethods(needs, known.payer, 'deposit') } }
}
