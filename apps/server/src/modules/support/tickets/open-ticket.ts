import type { BodyOf } from '@fairhouse/contract/call'
import type { openSupportTicket } from '@fairhouse/contract/calls/support-tickets'
import { unclosedTicketsAtMost } from '@fairhouse/contract/support-choices'
import { isRefused, type Outcome, type PlayerAsk, type Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { attach, refusalOfFiles } from '../files/whole-files.ts'
import type { SupportNeeds } from '../needs.ts'
import { heldUnclosed, insertTicket, openedBefore } from '../store/open-ticket.ts'
import { insertMessage } from '../store/move-ticket.ts'
import { type TicketReply, tell } from './tell-ticket.ts'

type Body = BodyOf<typeof openSupportTicket>

/** Opens a ticket, with what it is about and the files that came before. */
export async function openTicket(
  needs: SupportNeeds,
  { player }: PlayerAsk,
  body: Body,
): Promise<Outcome<TicketReply>> {
  const foreign = await refusalOfAbout(needs, player, body)
  if (foreign) return foreign
  const opened = await needs.database.transaction((tx) => open(needs, tx, { player, body }))
  return isRefused(opened) ? opened : tell(needs, opened.id)
}

async function open(
  { clock }: SupportNeeds,
  tx: Transaction,
  { player, body }: { readonly player: PlayerId; readonly body: Body },
): Promise<Refused | { readonly id: string }> {
  const { requestKey, subject, text, round = null, payment = null, files = [] } = body
  const unclosed = await heldUnclosed(tx, player)
  const before = await openedBefore(tx, player, requestKey)
  if (before !== null) return { id: before }
  if (unclosed >= unclosedTicketsAtMost) return { refused: 'notPermitted' }
  const refused = await refusalOfFiles(tx, player, files)
  if (refused) return refused
  const nowMs = clock.now()
  const id = await insertTicket(tx, player, { requestKey, subject, round, payment, nowMs })
  const message = await insertMessage(tx, id, { requestKey, staff: null, text, nowMs })
  if (message === null) throw new Error(`ticket ${id} is new and has a message`)
  await attach(tx, player, { fileIds: files, ticket: id, message })
  return { id }
}

/** The no to a round or payment of somebody else's, and to both at once. */
async function refusalOfAbout(
  needs: SupportNeeds,
  player: PlayerId,
  { round, payment }: Body,
): Promise<Refused | null> {
  if (round !== undefined && (payment !== undefined || !(await needs.ownsRound(player, round))))
    return { refused: 'formInvalid', invalidFields: { round: 'notAllowed' } }
  if (payment !== undefined && !(await needs.ownsPayment(player, payment)))
    return { refused: 'formInvalid', invalidFields: { payment: 'notAllowed' } }
  return null
}
