import type { Transaction } from '@fairhouse/contract/entities/payment'
import { useEffect, useState } from 'react'
import { useClient } from '../../../shell/session/client-context.tsx'

/** News may be lost: while something is on its way, it is asked about besides. */
const askEvery = 10_000

/**
 * Deposits that are on their way, as long as they are: asked anew whenever a payment moves.
 * @param found what the page was loaded with.
 */
export function useOpenDeposits(found: readonly Transaction[]): readonly Transaction[] {
  const client = useClient()
  const [heard, setHeard] = useState<readonly Transaction[] | null>(null)
  const open = heard ?? found
  const isWaiting = open.length > 0
  useEffect(() => {
    const left = new AbortController()
    const ask = async (): Promise<void> => {
      const answer = await client.ask('deposit', {}, { passive: true })
      if (answer.ok && !left.signal.aborted) setHeard(answer.reply.open)
    }
    const deafen = client.onPayment(() => void ask())
    const timer = setInterval(() => {
      if (isWaiting && document.visibilityState === 'visible') void ask()
    }, askEvery)
    return () => {
      left.abort()
      deafen()
      clearInterval(timer)
    }
  }, [client, isWaiting])
  return open
}
