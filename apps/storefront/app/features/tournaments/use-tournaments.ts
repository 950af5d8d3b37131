import type { TournamentShown } from '@fairhouse/contract/entities/tournament'
import { useEffect, useState } from 'react'
import { useClient } from '../../shell/session/client-context.tsx'

/** So often places are asked for again while the page is looked at. */
export const everyMs = 5_000

/** Tournaments as they stand; null until they are there. A component that asks again is made anew. */
export function useTournaments(): readonly TournamentShown[] | 'failed' | null {
  const client = useClient()
  const [found, setFound] = useState<readonly TournamentShown[] | 'failed' | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const ask = async (): Promise<void> => {
      const answer = await client.ask('tournaments', {}, { passive: true, shows: [] })
      if (left.signal.aborted) return
      if (answer.ok) setFound(answer.reply.tournaments)
      else setFound((before) => before ?? 'failed')
    }
    void ask()
    const again = setInterval(() => document.hidden || void ask(), everyMs)
    return () => {
      left.abort()
      clearInterval(again)
    }
  }, [client])
  return found
}
