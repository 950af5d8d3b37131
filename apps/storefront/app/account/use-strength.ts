import type { Strength } from '@fairhouse/contract/password-strength'
import { useEffect, useRef, useState } from 'react'
import type { Question, Told } from './password.worker.ts'

/**
 * How hard a password is to guess, judged in a worker that starts with its first sign. While a change is being judged the level
 * before stays; null before there is one, and where the worker cannot be loaded.
 */
export function useStrength(password: string, known: readonly string[]): Strength | null {
  const worker = useRef<Worker | null>(null)
  const [strength, setStrength] = useState<Strength | null>(null)
  const words = known.join('\n')

  useEffect(() => () => stop(worker), [])
  useEffect(() => {
    if (password === '') return
    worker.current ??= startWorker((told) => setStrength(told.strength))
    const question: Question = { password, known: words.split('\n') }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker hears only who started it
    worker.current.postMessage(question)
  }, [password, words])

  return password === '' ? null : strength
}

/** A page that is taken up again starts another one. */
function stop(worker: { current: Worker | null }): void {
  worker.current?.terminate()
  worker.current = null
}

function startWorker(hear: (told: Told) => void): Worker {
  const worker = new Worker(new URL('./password.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data))
  return worker
}
