import type { LottoShown } from '@fairhouse/contract/entities/loyalty'
import { useEffect, useState } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import { useClient } from '../../shell/session/client-context.tsx'

type Found =
  | { readonly stage: 'loading' }
  | { readonly stage: 'failed'; readonly sentence: string }
  | { readonly stage: 'loaded'; readonly shown: LottoShown }

/** So often tickets and the first prize are asked for again. */
const everyMs = 30_000

/** The lotto as it is, asked again while the page is looked at. */
export function useLotto(): Found {
  const client = useClient()
  const { errors } = useHouse()
  const [found, setFound] = useState<Found>({ stage: 'loading' })
  useEffect(() => {
    const left = new AbortController()
    const ask = async (): Promise<void> => {
      const answer = await client.ask('lotto', {}, { passive: true, shows: [] })
      if (left.signal.aborted) return
      if (answer.ok) return setFound({ stage: 'loaded', shown: answer.reply })
      const isCutOff = answer.failure.code === 'NETWORK_ERROR'
      const sentence = isCutOff ? errors.network : errors.generic
      setFound((before) => (before.stage === 'loaded' ? before : { stage: 'failed', sentence }))
    }
    void ask()
    const again = setInterval(() => document.hidden || void ask(), everyMs)
    return () => {
      left.abort()
      clearInterval(again)
    }
  }, [client, errors])
  return found
}
