import type { Transaction } from '@fairhouse/contract/entities/payment'
import { useEffect, useState } from 'react'
import type { Texts } from '../../../shell/texts/texts.ts'
import { useHouse } from '../../../shell/house/house.tsx'
import type { Client } from '../../../shell/session/client.ts'
import { useClient } from '../../../shell/session/client-context.tsx'
import type { HistoryWish } from './history-wish.ts'
import { withMoved } from './with-moved.ts'

export type PaymentHistory =
  | { readonly stage: 'loading' }
  | { readonly stage: 'offline' }
  | { readonly stage: 'failed'; readonly sentence: string }
  | {
      readonly stage: 'loaded'
      readonly transactions: readonly Transaction[]
      readonly total: number
    }

/** One page of the player's payments; each changes where it stands when the house says so, and a new one comes above the others. A component that asks again is made anew. */
export function useHistory({ page, type, from, to }: HistoryWish): PaymentHistory {
  const client = useClient()
  const { errors } = useHouse()
  const [history, setHistory] = useState<PaymentHistory>({ stage: 'loading' })
  useEffect(() => {
    const left = new AbortController()
    const wish = { page, type, from, to }
    void askHistory(client, wish, errors).then((found) => left.signal.aborted || setHistory(found))
    return () => left.abort()
  }, [client, errors, page, type, from, to])
  useEffect(
    () =>
      client.onPayment((moved) =>
        setHistory((shown) =>
          shown.stage === 'loaded'
            ? { ...shown, ...withMoved(shown, moved, { page, type, from, to }) }
            : shown,
        ),
      ),
    [client, page, type, from, to],
  )
  return history
}

async function askHistory(
  client: Client,
  { page, type, from, to }: HistoryWish,
  errors: Texts['errors'],
): Promise<PaymentHistory> {
  const wish = { page, type: type ?? undefined, from: from ?? undefined, to: to ?? undefined }
  const answer = await client.ask('transactionHistory', wish, { passive: true })
  if (answer.ok) return { stage: 'loaded', ...answer.reply }
  const { failure } = answer
  const isCutOff = failure.code === 'NETWORK_ERROR'
  if (isCutOff && !navigator.onLine) return { stage: 'offline' }
  const said = failure.type === 'refused' ? failure.sentence : null
  return { stage: 'failed', sentence: said ?? (isCutOff ? errors.network : errors.generic) }
}
