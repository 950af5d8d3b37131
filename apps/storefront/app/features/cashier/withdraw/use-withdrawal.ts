import { useCallback, useEffect, useState } from 'react'
import type { Reply } from '../../../../asking/ask.ts'
import { useHouse } from '../../../shell/house/house.tsx'
import type { Client } from '../../../shell/session/client.ts'
import { useClient } from '../../../shell/session/client-context.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { sentenceOf } from '../words/sentence-of.ts'

export type Withdrawal = Reply<'withdrawal'>

type Withdrawals =
  | { readonly stage: 'loading' }
  | { readonly stage: 'offline' }
  | { readonly stage: 'failed'; readonly sentence: string }
  | { readonly stage: 'loaded'; readonly reply: Withdrawal }

/** How long what is shown may be old where no news comes: rates run out, and a line may be down. */
const askAgainMs = 15_000

/** What can be paid out and what is under way. Asked anew, quietly, whenever a payment moves, and now and then. */
export function useWithdrawal() {
  const client = useClient()
  const { errors } = useHouse()
  const [shown, setShown] = useState<Withdrawals>({ stage: 'loading' })
  const again = useCallback(async (): Promise<void> => {
    const found = await askWithdrawal(client, errors)
    setShown((before) => better(before, found))
  }, [client, errors])
  useEffect(() => {
    const left = new AbortController()
    const ask = (): void =>
      void askWithdrawal(client, errors).then(
        (found) => left.signal.aborted || setShown((before) => better(before, found)),
      )
    ask()
    const deafen = client.onPayment(ask)
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') ask()
    }, askAgainMs)
    return () => {
      left.abort()
      deafen()
      clearInterval(timer)
    }
  }, [client, errors])
  return { shown, again }
}

/** What is on screen is worth more than the sentence that it could not be renewed. */
const better = (before: Withdrawals, found: Withdrawals): Withdrawals =>
  before.stage === 'loaded' && found.stage !== 'loaded' ? before : found

async function askWithdrawal(client: Client, errors: Texts['errors']): Promise<Withdrawals> {
  const answer = await client.ask('withdrawal', {}, { passive: true })
  if (answer.ok) return { stage: 'loaded', reply: answer.reply }
  const { failure } = answer
  return failure.code === 'NETWORK_ERROR' && !navigator.onLine
    ? { stage: 'offline' }
    : { stage: 'failed', sentence: sentenceOf(failure, errors) }
}
