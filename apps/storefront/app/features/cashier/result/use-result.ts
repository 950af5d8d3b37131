import type { PaymentInstruction, Transaction } from '@fairhouse/contract/entities/payment'
import { useCallback, useEffect, useState } from 'react'
import { useHouse } from '../../../shell/house/house.tsx'
import type { Client } from '../../../shell/session/client.ts'
import { useClient } from '../../../shell/session/client-context.tsx'
import { useBackOnline } from '../../../shell/session/use-back-online.ts'
import type { Texts } from '../../../shell/texts/texts.ts'
import { sentenceOf } from '../words/sentence-of.ts'
import { endOf } from './end-of.ts'

type Result =
  | { readonly stage: 'loading' }
  | { readonly stage: 'unknown' }
  | { readonly stage: 'failed'; readonly sentence: string }
  | {
      readonly stage: 'loaded'
      readonly payment: Transaction
      /** What its player still has to do. */
      readonly instruction: PaymentInstruction | null
      /** What took it back after it had arrived. */
      readonly takenBack: Transaction | null
      /** It was looked at for a while and is still under way. */
      readonly isSlow: boolean
    }

/** First pause between two looks at a payment that is under way, and the longest, in milliseconds: news on the line come sooner anyway. */
const pauses = { first: 2_000, longest: 15_000 } as const
/** Looks after which a card's answer is late. */
const lateAfter = 10

/** A deposit, looked at until it has ended; news of it on the line are shown at once. */
export function useResult(offsiteTransactionId: string): { found: Result; again(): void } {
  const client = useClient()
  const { errors } = useHouse()
  const [found, setFound] = useState<Result>({ stage: 'loading' })
  const [looks, setLooks] = useState(0)
  const ask = useCallback(
    () => askResult(client, offsiteTransactionId, errors),
    [client, offsiteTransactionId, errors],
  )
  const show = useCallback((seen: Result): void => {
    setFound((shown) => (shown.stage === 'loaded' && seen.stage === 'failed' ? shown : seen))
    setLooks((count) => count + 1)
  }, [])
  useEffect(() => {
    const left = new AbortController()
    void ask().then((seen) => left.signal.aborted || show(seen))
    return () => left.abort()
  }, [ask, show])

  const payment = found.stage === 'loaded' ? found.payment : null
  const isWaiting = payment !== null && endOf(payment.state) === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const pause = Math.min(pauses.longest, pauses.first * 1.25 ** looks)
    const timer = window.setTimeout(() => void ask().then(show), pause)
    return () => window.clearTimeout(timer)
  }, [isWaiting, looks, ask, show])

  const id = payment?.id
  const again = useCallback(() => void ask().then(show), [ask, show])
  useEffect(
    () =>
      client.onPayment((news) => {
        if (news.id === id) setFound((shown) => afterNews(shown, news))
        // What takes a payment back is a payment of its own.
        else if (id !== undefined && news.about === id) again()
      }),
    [client, id, again],
  )
  useBackOnline(again)
  if (found.stage !== 'loaded') return { found, again }
  const isItsTurn = found.instruction === null && found.payment.coin === null
  const isSlow = looks > lateAfter && isItsTurn && isWaiting
  return { found: { ...found, isSlow }, again }
}

/** News say how a payment stands, not what is to be done: that is over when it is no longer waited for. */
function afterNews(shown: Result, payment: Transaction): Result {
  const before = shown.stage === 'loaded' ? shown : { instruction: null, takenBack: null }
  const instruction = payment.state === 'pending' ? before.instruction : null
  return { stage: 'loaded', payment, instruction, takenBack: before.takenBack, isSlow: false }
}

async function askResult(
  client: Client,
  offsiteTransactionId: string,
  errors: Texts['errors'],
): Promise<Result> {
  const answer = await client.ask('depositResult', { offsiteTransactionId }, { passive: true })
  if (answer.ok) {
    const { transaction, instruction, takenBack } = answer.reply
    return { stage: 'loaded', payment: transaction, instruction, takenBack, isSlow: false }
  }
  const { failure } = answer
  const isUnknown = failure.code === 'NOT_FOUND' || failure.code === 'FORM_INVALID'
  return isUnknown
    ? { stage: 'unknown' }
    : { stage: 'failed', sentence: sentenceOf(failure, errors) }
}
