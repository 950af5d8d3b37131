import { useEffect, useState } from 'react'
import type { Reply } from '../../../../asking/ask.ts'
import { useHouse } from '../../../shell/house/house.tsx'
import { useClient } from '../../../shell/session/client-context.tsx'
import { sentenceOf } from '../words/sentence-of.ts'

export type Offer = Reply<'cryptoPurchaseOffers'>['offers'][number]

/** What is asked for; `amount` in minor units of `currency`. */
export interface Wish {
  readonly methodName: string
  readonly currency: string
  readonly amount: number
}

type Found =
  | { readonly stage: 'loading' }
  | { readonly stage: 'failed'; readonly sentence: string }
  | { readonly stage: 'loaded'; readonly offers: readonly Offer[] }

/** Long enough that no seller is asked about an amount that is still being typed. */
const calmMilliseconds = 400

/** The sellers' offers for a wish, asked anew whenever it changes. */
export function useOffers({ methodName, currency, amount }: Wish): Found {
  const client = useClient()
  const { errors } = useHouse()
  const key = `${methodName} ${currency} ${amount}`
  const [found, setFound] = useState<{ readonly of: string; readonly told: Found } | null>(null)
  useEffect(() => {
    const left = new AbortController()
    async function ask(): Promise<void> {
      const body = { methodName, currency, amount }
      const answer = await client.ask('cryptoPurchaseOffers', body, { passive: true })
      if (left.signal.aborted) return
      const told: Found = answer.ok
        ? { stage: 'loaded', offers: answer.reply.offers }
        : { stage: 'failed', sentence: sentenceOf(answer.failure, errors) }
      setFound({ of: key, told })
    }
    const timer = window.setTimeout(() => void ask(), calmMilliseconds)
    return () => {
      left.abort()
      window.clearTimeout(timer)
    }
  }, [client, errors, methodName, currency, amount, key])
  return found?.of === key ? found.told : { stage: 'loading' }
}
