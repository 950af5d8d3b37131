import type { MissionShown, MissionsShown } from '@fairhouse/contract/entities/mission'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from '../../shell/session/client-context.tsx'

export interface MissionsAtHand {
  /** Null until they are there. */
  readonly shown: MissionsShown | 'failed' | null
  /** The mission that is being collected. */
  readonly busy: MissionShown | null
  /** Resolves with whether it was given; told on top of the page why not. */
  collect(mission: MissionShown): Promise<boolean>
  again(): Promise<void>
}

/** The player's missions, and the way to collect them: asked twice, the house gives once. */
export function useMissions(): MissionsAtHand {
  const client = useClient()
  const [shown, setShown] = useState<MissionsAtHand['shown']>(null)
  const [busy, setBusy] = useState<MissionShown | null>(null)
  const read = useCallback(async (): Promise<MissionsShown | 'failed'> => {
    const answer = await client.ask('missions', {}, { passive: true, shows: [] })
    return answer.ok ? answer.reply.missions : 'failed'
  }, [client])
  useEffect(() => {
    const left = new AbortController()
    const ask = async (): Promise<void> => {
      const found = await read()
      if (!left.signal.aborted) setShown(found)
    }
    void ask()
    return () => left.abort()
  }, [read])
  const collect = useCallback(
    async (mission: MissionShown): Promise<boolean> => {
      setBusy(mission)
      const answer = await client.ask('collectMission', { mission: mission.name, day: mission.day })
      setBusy(null)
      setShown(answer.ok ? answer.reply.missions : await read())
      return answer.ok
    },
    [client, read],
  )
  return { shown, busy, collect, again: async () => setShown(await read()) }
}
