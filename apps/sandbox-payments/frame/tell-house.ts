import { setTimeout as sleep } from 'node:timers/promises'
import type { Faults } from './faults.ts'
import type { HeadersFor } from './part.ts'

const delayMs = 5_000
/** How long one that is to come late waits for the next at most. */
const reorderMs = 3_000
const attemptMs = 5_000
/** Pauses before attempts, as acquirers do it over a day, in little. */
const pausesMs = [0, 1_000, 5_000, 30_000, 120_000, 600_000] as const

interface Notice {
  readonly provider: string
  readonly body: string
  readonly headers: HeadersFor
}

/** Sends notices to the house. */
export function createTeller(house: string, faults: Faults, now: () => number) {
  const stopping = new AbortController()
  let held: (() => void) | null = null

  async function post({ provider, body, headers }: Notice): Promise<boolean> {
    try {
      const response = await fetch(new URL(`/payments/notices/${provider}`, house), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers(body, now()) },
        body,
        signal: AbortSignal.any([AbortSignal.timeout(attemptMs), stopping.signal]),
      })
      await response.arrayBuffer()
      return response.ok
    } catch {
      // Nobody listens, or too slowly: it is tried again.
      return false
    }
  }
  async function again(notice: Notice): Promise<void> {
    for (const pause of pausesMs.slice(1)) {
      await wait(pause)
      if (stopping.signal.aborted || (await post(notice))) return
    }
  }
  const wait = (ms: number): Promise<unknown> =>
    // A stop cuts it short.
    sleep(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)

  async function deliver(notice: Notice): Promise<void> {
    if (!(await post(notice))) void again(notice)
  }
  /** Until the next one was taken, or for a while. */
  async function theNext(): Promise<void> {
    const letGo = new Promise<void>((resolve) => {
      held = resolve
    })
    await Promise.race([letGo, wait(reorderMs)])
    held = null
  }
  return {
    tell: async (provider: string, body: string, headers: HeadersFor): Promise<void> => {
      const notice = { provider, body, headers }
      switch (faults.current().notices) {
        case 'lost':
          return
        case 'delayed':
          void wait(delayMs).then(() => deliver(notice))
          return
        case 'reordered': {
          const letGo = held
          held = null
          if (!letGo) {
            void theNext().then(() => deliver(notice))
            return
          }
          await deliver(notice)
          letGo()
          return
        }
        case 'doubled':
          await deliver(notice)
          await deliver(notice)
          return
        case 'none':
        case 'first':
          await deliver(notice)
      }
    },
    stop: () => stopping.abort(),
  }
}
