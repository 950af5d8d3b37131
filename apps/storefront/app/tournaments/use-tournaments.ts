import type { TournamentShown } from '@fairhouse/contract/entities/tournament'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from '../session/client-context.tsx'

/** So often places are asked for again while the page is looked at. */
export const everyMs = 5_000

/** Tournaments as they stand; null until they are there. */
export function useTournaments() {
  const client = useClient()
  const [found, setFound] = useState<readonly TournamentShown[] | 'failed' | null>(null)
  const ask = useCallback(async (): Promise<void> => {
    const answer = await client.ask('tournaments', {}, { passive: true, shows: [] })
    if (answer.ok) setFound(answer.reply.tournaments)
    else setFound((before) => before ?? 'failed')
  }, [client])
  useEffect(() => {
    void ask()
    const again = setInterval(() => document.hidden || void ask(), everyMs)
    return () => clearInterval(again)
  }, [ask])
  return {
    found,
    again: () => {
      setFound(null)
      void ask()
    },
  }
}
