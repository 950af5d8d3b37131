import { useCallback, useEffect, useRef, useState } from 'react'
import type { Client } from '../../shell/session/client.ts'
import { type Counter, startCounter } from './counter.ts'
import type { Evidence } from '@fairhouse/verifier/recount'
import type { Result } from './verify.worker.ts'

export interface Counting {
  /** The newest result, null before the first. */
  readonly result: Result | null
  readonly busy: boolean
  count(uri: string, evidence: Evidence): void
}

/** Has rounds worked out in a worker, which is started with the first. */
export function useRecount(client: Client): Counting {
  const counter = useRef<Counter | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => () => counter.current?.end(), [])

  const count = useCallback(
    (uri: string, evidence: Evidence): void => {
      counter.current ??= startCounter(client, (told) => {
        setResult(told)
        setBusy(false)
      })
      setBusy(true)
      counter.current.count(uri, evidence)
    },
    [client],
  )
  return { result, busy, count }
}
