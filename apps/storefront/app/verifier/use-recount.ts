import { useCallback, useEffect, useRef, useState } from 'react'
import type { Evidence } from './recount.ts'
import type { Question, Told } from './verify.worker.ts'

export interface Counting {
  /** The newest result, null before the first. */
  readonly result: Told['result'] | null
  readonly busy: boolean
  count(uri: string, evidence: Evidence): void
}

/** Has rounds worked out in a worker, which is started with the first. Only the newest answer counts. */
export function useRecount(): Counting {
  const worker = useRef<Worker | null>(null)
  const asked = useRef(0)
  const [result, setResult] = useState<Told['result'] | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => () => worker.current?.terminate(), [])

  const count = useCallback((uri: string, evidence: Evidence): void => {
    worker.current ??= startWorker((told) => {
      if (told.number !== asked.current) return
      setResult(told.result)
      setBusy(false)
    })
    asked.current += 1
    setBusy(true)
    const question: Question = { number: asked.current, uri, evidence }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker hears only who started it
    worker.current.postMessage(question)
  }, [])

  return { result, busy, count }
}

function startWorker(hear: (told: Told) => void): Worker {
  const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data))
  return worker
}
