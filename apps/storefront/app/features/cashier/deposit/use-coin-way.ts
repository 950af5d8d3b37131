import type {
  CoinQuote,
  PaymentInstruction,
  Transaction,
} from '@fairhouse/contract/entities/payment'
import { useCallback, useEffect, useState } from 'react'
import { useHouse } from '../../../shell/house/house.tsx'
import type { Client } from '../../../shell/session/client.ts'
import { useClient } from '../../../shell/session/client-context.tsx'
import { useBackOnline } from '../../../shell/session/use-back-online.ts'
import type { Texts } from '../../../shell/texts/texts.ts'
import { withPayment } from '../payment/with-payment.ts'
import { sentenceOf } from '../words/sentence-of.ts'

export type CoinWay =
  | { readonly stage: 'loading' }
  /** The test chain of a demo is on its way. */
  | { readonly stage: 'starting' }
  | { readonly stage: 'failed'; readonly sentence: string }
  | {
      readonly stage: 'loaded'
      readonly address: Extract<PaymentInstruction, { kind: 'address' }>
      readonly quote: CoinQuote | null
      /** Newest first. */
      readonly recent: readonly Transaction[]
    }

/** What is asked again beside the news on the line: the rate renews itself, and news may be lost. */
const askEvery = 5_000
/** A chain that is starting is asked for at once: the answer is held until it is there, or for a while. */
const askStartingAfter = 200

/** A coin's address with its rate and payments, kept fresh while the page is looked at. */
export function useCoinWay(methodName: string): { way: CoinWay; again(): void } {
  const client = useClient()
  const { errors } = useHouse()
  const [way, setWay] = useState<CoinWay>({ stage: 'loading' })
  const load = useCallback(() => askWay(client, methodName, errors), [client, methodName, errors])
  useEffect(() => {
    const left = new AbortController()
    let timer = 0
    const look = async (): Promise<void> => {
      const found = await load()
      if (left.signal.aborted) return
      setWay((shown) => better(shown, found))
      lookIn(found.stage === 'starting' ? askStartingAfter : askEvery)
    }
    const lookIn = (ms: number): void => {
      timer = window.setTimeout(() => {
        if (document.visibilityState === 'visible') void look()
        else lookIn(ms)
      }, ms)
    }
    void look()
    return () => {
      left.abort()
      window.clearTimeout(timer)
    }
  }, [load])
  useEffect(
    () =>
      client.onPayment((payment) => {
        if (payment.method !== methodName || payment.type !== 'deposit') return
        setWay((shown) =>
          shown.stage === 'loaded'
            ? { ...shown, recent: withPayment(shown.recent, payment) }
            : shown,
        )
      }),
    [client, methodName],
  )
  const again = useCallback(
    () => void load().then((found) => setWay((shown) => better(shown, found))),
    [load],
  )
  useBackOnline(again)
  return { way, again }
}

/** What is on screen is worth more than the sentence that it could not be renewed. */
const better = (shown: CoinWay, found: CoinWay): CoinWay =>
  shown.stage === 'loaded' && found.stage !== 'loaded' ? shown : found

async function askWay(
  client: Client,
  methodName: string,
  errors: Texts['errors'],
): Promise<CoinWay> {
  const answer = await client.ask('depositMethodSelect', { methodName }, { passive: true })
  if (!answer.ok) return { stage: 'failed', sentence: sentenceOf(answer.failure, errors) }
  const { instruction, starting, quote, recent } = answer.reply
  if (starting) return { stage: 'starting' }
  if (instruction?.kind !== 'address') return { stage: 'failed', sentence: errors.generic }
  return { stage: 'loaded', address: instruction, quote, recent }
}
