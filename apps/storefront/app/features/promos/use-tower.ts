import type { TowerShown } from '@fairhouse/contract/entities/promo'
import { useCallback, useEffect, useState } from 'react'
import { requestKey } from '../../../asking/request-key.ts'
import { useClient } from '../../shell/session/client-context.tsx'

export interface TowerAtHand {
  /** Null until it is there. */
  readonly shown: TowerShown | 'failed' | null
  readonly busy: boolean
  /** Climbs made on this page. */
  readonly climbs: number
  /** Resolves when it was climbed, or told on top of the page why not. */
  climb(clientSeed: string): Promise<void>
  again(): Promise<void>
}

/** The token tower of the player's. A climb whose answer was lost is asked for again under its key, and costs no second token. */
export function useTower(): TowerAtHand {
  const client = useClient()
  const [shown, setShown] = useState<TowerAtHand['shown']>(null)
  const [busy, setBusy] = useState(false)
  const [climbs, setClimbs] = useState(0)
  const [key, setKey] = useState(requestKey)
  const read = useCallback(async (): Promise<TowerShown | 'failed'> => {
    const answer = await client.ask('tokenTower', {}, { passive: true, shows: [] })
    return answer.ok ? answer.reply : 'failed'
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
  const climb = useCallback(
    async (clientSeed: string): Promise<void> => {
      if (shown === null || shown === 'failed' || shown.serverSeedHash === null) return
      const { serverSeedHash } = shown
      setBusy(true)
      const answer = await client.ask('climbTokenTower', {
        requestKey: key,
        clientSeed,
        serverSeedHash,
      })
      setBusy(false)
      if (answer.ok) {
        setShown(answer.reply.tower)
        setClimbs((count) => count + 1)
        setKey(requestKey())
      } else if (answer.failure.type === 'refused') {
        setShown(await read())
        setKey(requestKey())
      }
    },
    [client, key, read, shown],
  )
  return { shown, busy, climbs, climb, again: async () => setShown(await read()) }
}
