import type { SupportTicketShort } from '@fairhouse/contract/entities/support-ticket'
import { useCallback, useEffect, useState } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import { useClient } from '../../shell/session/client-context.tsx'

export type FoundTickets =
  | { readonly stage: 'loading' }
  | { readonly stage: 'failed'; readonly sentence: string; again(): void }
  | {
      readonly stage: 'loaded'
      readonly tickets: readonly SupportTicketShort[]
      readonly total: number
    }

/** A page of the player's tickets. @param page from 1. */
export function useTickets(page: number): FoundTickets {
  const client = useClient()
  const { errors } = useHouse()
  const [found, setFound] = useState<Loaded | null>(null)
  const load = useCallback(async (): Promise<Loaded> => {
    const answer = await client.ask('supportTickets', { page: String(page) }, { shows: [] })
    if (answer.ok) return answer.reply
    return answer.failure.code === 'NETWORK_ERROR' ? errors.network : errors.generic
  }, [client, errors, page])
  useEffect(() => {
    const left = new AbortController()
    void load().then((loaded) => left.signal.aborted || setFound(loaded))
    return () => left.abort()
  }, [load])
  const again = async (): Promise<void> => {
    setFound(null)
    setFound(await load())
  }
  if (found === null) return { stage: 'loading' }
  return typeof found === 'string'
    ? { stage: 'failed', sentence: found, again: () => void again() }
    : { stage: 'loaded', ...found }
}

/** What was answered; or why nothing was, in a sentence. */
type Loaded = string | Omit<Extract<FoundTickets, { stage: 'loaded' }>, 'stage'>
