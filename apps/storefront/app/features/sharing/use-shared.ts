import { useCallback, useEffect, useState } from 'react'
import type { Client } from '../../shell/session/client.ts'
import { useClient } from '../../shell/session/client-context.tsx'

export interface Sharing {
  /** Null: not known yet. */
  readonly isShared: (roundId: string) => boolean | null
  /** Shares a round, or takes it back. @returns whether it was done. */
  readonly turn: (roundId: string, shared: boolean) => Promise<boolean>
}

/** Which rounds the player shares. */
export function useShared(): Sharing {
  const client = useClient()
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const left = new AbortController()
    void askShared(client).then((found) => left.signal.aborted || setIds(found))
    return () => left.abort()
  }, [client])

  const turn = useCallback(
    async (roundId: string, shared: boolean): Promise<boolean> => {
      const answer = await client.ask(shared ? 'shareRound' : 'unshareRound', { roundId })
      if (!answer.ok) return false
      setIds((known) => {
        const others = [...(known ?? [])].filter((id) => id !== roundId)
        return new Set(shared ? [...others, roundId] : others)
      })
      return true
    },
    [client],
  )
  return { isShared: (roundId) => ids?.has(roundId) ?? null, turn }
}

async function askShared(client: Client): Promise<ReadonlySet<string> | null> {
  const answer = await client.ask('sharedRounds', {}, { passive: true })
  return answer.ok ? new Set(answer.reply.rounds.map(({ id }) => id)) : null
}
