import type { Withheld } from '@fairhouse/contract/entities/loyalty'
import type { TournamentShown } from '@fairhouse/contract/entities/tournament'
import { useEffect, useState } from 'react'
import { useClient } from '../../shell/session/client-context.tsx'

/** So often places are asked for again while the page is looked at. */
export const everyMs = 5_000

export interface TournamentsTold {
  readonly tournaments: readonly TournamentShown[]
  /** Why the player’s rounds don’t count now; null: they do, or nobody is signed in. */
  readonly withheld: Withheld | null
}

/** Tournaments as they stand; null until they are there. A component that asks again is made anew. */
export function useTournaments(): TournamentsTold | 'failed' | null {
  const client = useClient()
  const [found, setFound] = useState<TournamentsTold | 'failed' | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const ask = async (): Promise<void> => {
      const answer = await client.ask('tournaments', {}, { passive: true, shows: [] })
      if (left.signal.aborted) return
      if (answer.ok) setFound(answer.reply)
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
