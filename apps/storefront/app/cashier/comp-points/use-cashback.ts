import type { CashbackShown } from '@fairhouse/contract/entities/loyalty'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from '../../session/client-context.tsx'

/** The player's weeks; null until they are there. What is refused is told on top of the page. */
export function useCashback() {
  const client = useClient()
  const [shown, setShown] = useState<CashbackShown | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    void client.ask('cashback', {}, { shows: [] }).then((answer) => {
      if (answer.ok && !left.signal.aborted) setShown(answer.reply)
    })
    return () => left.abort()
  }, [client])
  const claim = useCallback(
    (week: string): void => {
      setBusy(true)
      void client.ask('claimCashback', { week }).then((answer) => {
        setBusy(false)
        if (answer.ok) setShown(answer.reply)
      })
    },
    [client],
  )
  return { shown, busy, claim }
}
