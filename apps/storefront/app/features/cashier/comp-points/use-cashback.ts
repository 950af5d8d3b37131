import type { CashbackShown } from '@fairhouse/contract/entities/loyalty'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from '../../../shell/session/client-context.tsx'

/** The player's weeks; null until they are there. What is refused is told on top of the page. */
export function useCashback() {
  const client = useClient()
  const [shown, setShown] = useState<CashbackShown | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    const ask = async (): Promise<void> => {
      const answer = await client.ask('cashback', {}, { shows: [] })
      if (answer.ok && !left.signal.aborted) setShown(answer.reply)
    }
    void ask()
    return () => left.abort()
  }, [client])
  const claim = useCallback(
    async (week: string): Promise<void> => {
      setBusy(true)
      const answer = await client.ask('claimCashback', { week })
      setBusy(false)
      if (answer.ok) setShown(answer.reply)
    },
    [client],
  )
  return { shown, busy, claim }
}
