import type { RoundSummary } from '@fairhouse/contract/calls/play'
import { feedLength } from '@fairhouse/contract/feed-length'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient, useStatus } from '../../shell/session/client-context.tsx'

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
  const pause = useRef(0)
  const money = status.isLogged ? `${status.cash} ${status.creditsFreePlay}` : ''
  const read = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      const asked = { uri: 'all', page: '1', pageSize: String(feedLength) }
      const answer = await client.ask('gameHistory', asked, { passive: true })
      if (signal?.aborted === true) return
      if (!answer.ok) return setRounds((had) => (Array.isArray(had) ? had : 'failed'))
      pause.current = quietMs
      setRounds(answer.reply.rounds.filter(({ finished }) => finished))
    },
    [client],
  )
  useEffect(() => {
    if (!wanted || money === '') return
    const left = new AbortController()
    const timer = window.setTimeout(() => void read(left.signal), pause.current)
    return () => {
      left.abort()
      window.clearTimeout(timer)
    }
  }, [money, read, wanted])
  return {
    rounds,
    again: () => {
      setRounds(null)
      void read()
    },
  }
}
