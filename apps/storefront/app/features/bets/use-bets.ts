import type { RoundSummary } from '@fairhouse/contract/calls/play'
import { useEffect, useState } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import type { Client } from '../../shell/session/client.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

export type Bets =
  | { readonly stage: 'loading' }
  | { readonly stage: 'offline' }
  | { readonly stage: 'failed'; readonly sentence: string }
  | { readonly stage: 'loaded'; readonly rounds: readonly RoundSummary[]; readonly total: number }

/** The last rounds before pages that were seen: where the next page of each goes on. */
const goesOnFrom = new Map<number, string>()

/** From which round a page goes on; undefined where nobody has seen the one before. */
export const pageBegins = (page: number): string | undefined => goesOnFrom.get(page)

/** One page of the player's rounds over all games. Asked once; a component that asks again is made anew. @param before as the address has it. */
export function useBets(page: number, before: string | null): Bets {
  const client = useClient()
  const { errors } = useHouse()
  const [bets, setBets] = useState<Bets>({ stage: 'loading' })
  useEffect(() => {
    const left = new AbortController()
    void askBets(client, { page, before }, errors).then(
      (found) => left.signal.aborted || setBets(found),
    )
    return () => left.abort()
  }, [client, errors, page, before])
  return bets
}

async function askBets(
  client: Client,
  { page, before }: { readonly page: number; readonly before: string | null },
  errors: Texts['errors'],
): Promise<Bets> {
  const asked = { uri: 'all', page, ...(before !== null && { before }) }
  const answer = await client.ask('gameHistory', asked, { passive: true })
  if (answer.ok) {
    const last = answer.reply.rounds.at(-1)
    if (last) goesOnFrom.set(page + 1, last.id)
    return { stage: 'loaded', ...answer.reply }
  }
  const { failure } = answer
  const isCutOff = failure.code === 'NETWORK_ERROR'
  if (isCutOff && !navigator.onLine) return { stage: 'offline' }
  const said = failure.type === 'refused' ? failure.sentence : null
  return { stage: 'failed', sentence: said ?? (isCutOff ? errors.network : errors.generic) }
}
