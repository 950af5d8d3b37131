import type { PromoShown } from '@fairhouse/contract/entities/promo'
import type { PromoName } from '@fairhouse/contract/promo-rules'
import { useCallback, useEffect, useState } from 'react'
import { requestKey } from '../../../asking/request-key.ts'
import { useClient } from '../../shell/session/client-context.tsx'

/** What the player does: their seed, and the box they choose, if there are any. */
export interface PromoWish {
  readonly clientSeed: string
  readonly box: number | null
}

export interface PromoAtHand {
  /** Null until it is there. */
  readonly shown: PromoShown | 'failed' | null
  readonly busy: boolean
  /** Resolves when it was played, or told on top of the page why not. */
  play(wish: PromoWish): Promise<void>
  again(): Promise<void>
}

/** A small game of the player's, and the way to play it. A press that is made again after a lost answer plays nothing twice. */
export function usePromo(name: Exclude<PromoName, 'tokenTower'>): PromoAtHand {
  const client = useClient()
  const [shown, setShown] = useState<PromoAtHand['shown']>(null)
  const [busy, setBusy] = useState(false)
  const [key] = useState(requestKey)
  const read = useCallback(async (): Promise<PromoShown | 'failed'> => {
    const answer = await client.ask('promos', {}, { passive: true, shows: [] })
    return answer.ok ? answer.reply[name] : 'failed'
  }, [client, name])
  useEffect(() => {
    const left = new AbortController()
    const ask = async (): Promise<void> => {
      const found = await read()
      if (!left.signal.aborted) setShown(found)
    }
    void ask()
    return () => left.abort()
  }, [read])
  const play = useCallback(
    async ({ clientSeed, box }: PromoWish): Promise<void> => {
      if (shown === null || shown === 'failed' || shown.serverSeedHash === null) return
      const body = { requestKey: key, clientSeed, serverSeedHash: shown.serverSeedHash }
      setBusy(true)
      const answer =
        box === null
          ? await client.ask('miniSlotPromo', body)
          : await client.ask('monthlyMysteryPromo', { ...body, box: String(box) })
      setBusy(false)
      setShown(answer.ok ? answer.reply.promo : await read())
    },
    [client, key, read, shown],
  )
  return { shown, busy, play, again: async () => setShown(await read()) }
}
