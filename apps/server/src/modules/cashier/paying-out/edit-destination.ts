import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { withdrawalMethodEdit } from '@fairhouse/contract/calls/cashier'
import { isRefused, type Outcome, type PlayerAsk } from '#platform/answer'
import { offeredTo, payerOr } from '../guards.ts'
import type { CashierNeeds } from '../needs.ts'
import { saveForm } from '../saved/save-form.ts'
import { shownMethods } from '../saved/shown-methods.ts'

/** Saves where the player is to be paid, checked by whoever pays; a new destination wants a fresh proof of who asks. */
export async function editDestination(
  needs: CashierNeeds,
  ask: PlayerAsk,
  body: BodyOf<typeof withdrawalMethodEdit>,
): Promise<Outcome<ReplyOf<typeof withdrawalMethodEdit>>> {
  const known = await payerOr(needs, ask.player)
  if (isRefused(known)) return known
  const { payer } = known
  const offered = offeredTo(needs, payer, { method: body.methodName, direction: 'withdrawal' })
  if (!offered || offered.method.withdrawalFields.length === 0)
    return { refused: 'methodUnavailable' }
  const saved = await saveForm(needs, payer, {
    offered,
    fields: offered.method.withdrawalFields,
    typed: body.fields,
    replaces: body.userPMId ?? null,
    direction: 'withdrawal',
    mayAdd: () => needs.provenLately(ask),
  })
  if (isRefused(saved)) return saved
  return {
    reply: { saved: await shownMethods(needs, payer, 'withdrawal'), userPMId: saved.id },
  }
}
