import type { FigurePeriod } from '@fairhouse/contract/figure-choices'
import { useEffect, useState } from 'react'
import type { Reply } from '../../../asking/ask.ts'
import { useHouse } from '../../shell/house/house.tsx'
import type { Client } from '../../shell/session/client.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

export type Figures = Reply<'ownFigures'>['figures']

export type AskedFigures =
  | { readonly stage: 'loading' }
  | { readonly stage: 'offline' }
  | { readonly stage: 'failed'; readonly sentence: string }
  | { readonly stage: 'loaded'; readonly figures: Figures }

/** What the player played in a period. Asked once; a component that asks again is made anew. */
export function useFigures(period: FigurePeriod): AskedFigures {
  const client = useClient()
  const { errors } = useHouse()
  const [asked, setAsked] = useState<AskedFigures>({ stage: 'loading' })
  useEffect(() => {
    const left = new AbortController()
    void askFigures(client, period, errors).then((found) => left.signal.aborted || setAsked(found))
    return () => left.abort()
  }, [client, errors, period])
  return asked
}

async function askFigures(
  client: Client,
  period: FigurePeriod,
  errors: Texts['errors'],
): Promise<AskedFigures> {
  const answer = await client.ask('ownFigures', { period }, { passive: true })
  if (answer.ok) return { stage: 'loaded', figures: answer.reply.figures }
  const { failure } = answer
  const isCutOff = failure.code === 'NETWORK_ERROR'
  if (isCutOff && !navigator.onLine) return { stage: 'offline' }
  const said = failure.type === 'refused' ? failure.sentence : null
  return { stage: 'failed', sentence: said ?? (isCutOff ? errors.network : errors.generic) }
}
