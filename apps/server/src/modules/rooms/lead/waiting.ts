import { setTimeout as sleep } from 'node:timers/promises'
import type { HouseTime } from './house-time.ts'

/** @param at epoch milliseconds by the clock of the house. */
export const until = (time: HouseTime, at: number, signal: AbortSignal): Promise<void> =>
  pause(at - time.now(), signal)

/** Waits so many milliseconds, or until the signal. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return
  try {
    await sleep(ms, undefined, { signal })
  } catch (fault) {
    if (!signal.aborted) throw fault
  }
}
