import type { SupportTicketWhole } from '@fairhouse/contract/entities/support-ticket'
import { useEffect, useState } from 'react'
import { useClient } from '../../shell/session/client-context.tsx'

/** What a call that changes a ticket answers. */
type Changed =
  | { readonly ok: true; readonly reply: { readonly ticket: SupportTicketWhole } }
  | { readonly ok: false }

export interface TicketAtHand {
  /** Null until it is there; `none`: there is no such ticket, which the page says. */
  readonly ticket: SupportTicketWhole | 'none' | null
  readonly busy: boolean
  /** Whether the house did it. What is refused is told on top of the page. */
  reply(said: {
    readonly requestKey: string
    readonly text: string
    readonly files: readonly string[]
  }): Promise<boolean>
  close(): Promise<boolean>
  rate(rating: number): Promise<boolean>
}

/** One of the player's tickets, and what can be done with it. */
export function useTicket(number: string): TicketAtHand {
  const client = useClient()
  const [ticket, setTicket] = useState<TicketAtHand['ticket']>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    const load = async (): Promise<void> => {
      const answer = await client.ask('supportTicket', { number }, { shows: ['notFound'] })
      if (!left.signal.aborted) setTicket(answer.ok ? answer.reply.ticket : 'none')
    }
    void load()
    return () => left.abort()
  }, [client, number])
  const changed = async (asked: Promise<Changed>): Promise<boolean> => {
    setBusy(true)
    const answer = await asked
    setBusy(false)
    if (answer.ok) setTicket(answer.reply.ticket)
    return answer.ok
  }
  return {
    ticket,
    busy,
    reply: (said) => changed(client.ask('replyToSupportTicket', { number, ...said })),
    close: () => changed(client.ask('closeSupportTicket', { number })),
    rate: (rating) => changed(client.ask('rateSupportTicket', { number, rating: String(rating) })),
  }
}
