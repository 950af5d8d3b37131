import type { ReplyOf } from '@fairhouse/contract/call'
import type { calls } from '@fairhouse/contract/calls/all'
import { useEffect, useState } from 'react'
import { useHouse } from '../../../shell/house/house.tsx'
import { useClient } from '../../../shell/session/client-context.tsx'

/** What the house says of a player's points. */
export type PointsTold = ReplyOf<(typeof calls)['compPoints']>

type Points =
  | { readonly stage: 'loading' }
  | { readonly stage: 'offline' }
  | { readonly stage: 'failed'; readonly sentence: string }
  | { readonly stage: 'loaded'; readonly held: PointsTold }

/** The player's points with one page of the rounds that earned them. Asked once; a component that asks again is made anew. */
export function usePoints(page: number): Points {
  const client = useClient()
  const { errors } = useHouse()
  const [points, setPoints] = useState<Points>({ stage: 'loading' })
  useEffect(() => {
    const left = new AbortController()
    const ask = async (): Promise<void> => {
      const answer = await client.ask('compPoints', { page: String(page) }, { shows: [] })
      if (left.signal.aborted) return
      if (answer.ok) return setPoints({ stage: 'loaded', held: answer.reply })
      const isCutOff = answer.failure.code === 'NETWORK_ERROR'
      if (isCutOff && !navigator.onLine) return setPoints({ stage: 'offline' })
      setPoints({ stage: 'failed', sentence: isCutOff ? errors.network : errors.generic })
    }
    void ask()
    return () => left.abort()
  }, [client, errors, page])
  return points
}
