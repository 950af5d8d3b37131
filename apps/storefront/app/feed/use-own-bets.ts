import type { RoundSummary } from '@fairhouse/contract/calls/play'
import { feedLength } from '@fairhouse/contract/entities/feed'
import { useEffect, useState } from 'react'
import { useClient, useStatus } from '../session/client-context.tsx'

/** After the player's money moved the list is asked for once it has been quiet for so long. */
const quietMs = 1_500

/** The newest rounds of the player that are over, newest first; null before they are there, or when they could not be had. */
export function useOwnBets(wanted: boolean): readonly RoundSummary[] | null {
  const client = useClient()
  const status = useStatus()
  const [rounds, setRounds] = useState<readonly RoundSummary[] | null>(null)
  const money = status.isLogged ? `${status.cash} ${status.creditsFreePlay}` : ''
  const isFirst = rounds === null
  useEffect(() => {
    if (!wanted || money === '') return
    const left = new AbortController()
    const timer = window.setTimeout(
      () => {
        const asked = { uri: 'all', page: '1', pageSize: String(feedLength) }
        void client.ask('gameHistory', asked, { passive: true }).then((answer) => {
          if (answer.ok && !left.signal.aborted)
            setRounds(answer.reply.rounds.filter(({ finished }) => finished))
        })
      },
      isFirst ? 0 : quietMs,
    )
    return () => {
      left.abort()
      window.clearTimeout(timer)
    }
  }, [client, isFirst, money, wanted])
  return rounds
}
