import { ticketMessagesAtMost } from '@fairhouse/contract/support-choices'
import type { Outcome, PlayerAsk, Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import { attach, refusalOfFiles } from '../files/whole-files.ts'
import type { SupportNeeds } from '../needs.ts'
import { ticketIdOf } from '../shown-ticket.ts'
import {
  type HeldTicket,
  holdTicket,
  insertMessage,
  isSaid,
  moveTicket,
  setRating,
} from '../store/move-ticket.ts'
import { type TicketReply, tell } from './tell-ticket.ts'

type Work = (
  tx: Transaction,
  id: string,
  held: HeldTicket,
  nowMs: number,
) => Promise<Refused | null>

/** Does something to a ticket of the player, who hears how it stands then. */
async function change(
  needs: SupportNeeds,
  { player }: PlayerAsk,
  number: string,
  work: Work,
): Promise<Outcome<TicketReply>> {
  const id = ticketIdOf(number)
  const refused = await needs.database.transaction(async (tx): Promise<Refused | null> => {
    const held = await holdTicket(tx, id)
    return held?.player === player ? work(tx, id, held, needs.clock.now()) : { refused: 'notFound' }
  })
  return refused ?? tell(needs, id)
}

/** The player says more: the ticket waits for us again. */
export const reply = (
  needs: SupportNeeds,
  ask: PlayerAsk,
  body: {
    readonly requestKey: string
    readonly number: string
    readonly text: string
    readonly files?: readonly string[] | undefined
  },
): Promise<Outcome<TicketReply>> =>
  change(needs, ask, body.number, async (tx, id, held, nowMs) => {
    const { requestKey, text, files = [] } = body
    if (held.state === 'closed' || held.messages >= ticketMessagesAtMost)
      return { refused: 'notPermitted' }
    // The answer was lost, and it is asked again.
    if (await isSaid(tx, id, requestKey)) return null
    const refused = await refusalOfFiles(tx, ask.player, files)
    if (refused) return refused
    const message = await insertMessage(tx, id, { requestKey, staff: null, text, nowMs })
    if (message === null) throw new Error(`ticket ${id} is held, and somebody wrote into it`)
    await attach(tx, ask.player, { fileIds: files, ticket: id, message })
    await moveTicket(tx, id, { state: 'open', nowMs })
    return null
  })

/** The player needs no more help. */
export const close = (
  needs: SupportNeeds,
  ask: PlayerAsk,
  { number }: { readonly number: string },
): Promise<Outcome<TicketReply>> =>
  change(needs, ask, number, async (tx, id, held, nowMs) => {
    if (held.state !== 'closed') await moveTicket(tx, id, { state: 'closed', nowMs })
    return null
  })

/** How the player found our help. */
export const rate = (
  needs: SupportNeeds,
  ask: PlayerAsk,
  { number, rating }: { readonly number: string; readonly rating: number },
): Promise<Outcome<TicketReply>> =>
  change(needs, ask, number, async (tx, id, held) => {
    if (held.state !== 'closed') return { refused: 'notPermitted' }
    await setRating(tx, id, rating)
    return null
  })
