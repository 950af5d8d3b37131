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

/** One page of the player's rounds over all games. Asked once; a component that asks again is made anew. */
export function useBets(page: number): Bets {
  const client = useClient()
  const { errors } = useHouse()
  const [bets, setBets] = useState<Bets>({ stage: 'loading' })
  useEffect(() => {
    const left = new AbortController()
    void askBets(client, page, errors).then((found) => left.signal.aborted || setBets(found))
    return () => left.abort()
  }, [client, errors, page])
  return bets
}

async function askBets(client: Client, page: number, errors: Texts['errors']): Promise<Bets> {
  const answer = await client.ask('gameHistory', { uri: 'all', page }, { passive: true })
  if (answer.ok) return { stage: 'loaded', ...answer.reply }
  const { failure } = answer
  const isCutOff = failure.code === 'NETWORK_ERROR'
  if (isCutOff && !navigator.onLine) return { stage: 'offline' }
  const said = failure.type === 'refused' ? failure.sentence : null
  return { stage: 'failed', sentence: said ?? (isCutOff ? errors.network : errors.generic) }
}
