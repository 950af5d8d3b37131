import type { RoundSummary } from '@fairhouse/contract/calls/play'
import { feedLength } from '@fairhouse/contract/feed-length'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Client } from '../session/client.ts'
import { useClient, useStatus } from '../session/client-context.tsx'

/** After the player's money moved the list is asked for once it has been quiet for so long. */
const quietMs = 1_500

export interface OwnBets {
  /** The newest rounds of the player that are over, newest first; null before they are there. */
  readonly rounds: readonly RoundSummary[] | 'failed' | null
  again(): void
}

/** The player's own bets, asked for anew when their money moved. What was had once stays when it cannot be had again. */
export function useOwnBets(wanted: boolean): OwnBets {
  const client = useClient()
  const status = useStatus()
  const [rounds, setRounds] = useState<OwnBets['rounds']>(null)
  const [tries, setTries] = useState(0)
  const quiet = useRef(0)
  const money = status.isLogged ? `${status.cash} ${status.creditsFreePlay}` : ''
  useEffect(() => {
    if (!wanted || money === '') return
    const left = new AbortController()
    const timer = window.setTimeout(() => {
      void askNewest(client).then((found) => {
        if (left.signal.aborted) return
        if (found !== 'failed') quiet.current = quietMs
        setRounds((had) => (found === 'failed' && Array.isArray(had) ? had : found))
      })
    }, quiet.current)
    return () => {
      left.abort()
      window.clearTimeout(timer)
    }
  }, [client, money, tries, wanted])
  const again = useCallback(() => {
    setRounds(null)
    setTries((count) => count + 1)
  }, [])
  return { rounds, again }
}

async function askNewest(client: Client): Promise<readonly RoundSummary[] | 'failed'> {
  const asked = { uri: 'all', page: '1', pageSize: String(feedLength) }
  const answer = await client.ask('gameHistory', asked, { passive: true })
  return answer.ok ? answer.reply.rounds.filter(({ finished }) => finished) : 'failed'
}
