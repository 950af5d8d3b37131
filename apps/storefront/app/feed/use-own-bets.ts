import type { RoundSummary } from '@fairhouse/contract/calls/play'
import { feedLength } from '@fairhouse/contract/feed-length'
import { useEffect, useState } from 'react'
import type { Client } from '../session/client.ts'
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
        void askNewest(client).then(
          (found) => found === null || left.signal.aborted || setRounds(found),
        )
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

async function askNewest(client: Client): Promise<readonly RoundSummary[] | null> {
  const asked = { uri: 'all', page: '1', pageSize: String(feedLength) }
  const answer = await client.ask('gameHistory', asked, { passive: true })
  return answer.ok ? answer.reply.rounds.filter(({ finished }) => finished) : null
}
