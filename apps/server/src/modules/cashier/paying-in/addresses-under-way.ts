import { setTimeout as sleep } from 'node:timers/promises'
import type { Refused } from '#platform/answer'
import type { Instruction } from '../provider.ts'

type Found = Instruction | Refused

/** Addresses that are being made: the chain of a sandbox is started by the first question, which takes seconds. */
export interface AddressesUnderWay {
  /**
   * The address once it is there, or null while it is still being made: whoever asks again waits for the same, and does not begin anew.
   * @param whose one address, the same each time.
   */
  readonly soon: (whose: string, make: () => Promise<Found>) => Promise<Found | null>
}

/** @param patienceMs how long one question is held. */
export function createAddressesUnderWay(patienceMs = 1_500): AddressesUnderWay {
  const underWay = new Map<string, Promise<Found>>()
  return {
    soon: async (whose, make) => {
      const made = underWay.get(whose) ?? make()
      if (!underWay.has(whose)) {
        underWay.set(whose, made)
        const forget = () => underWay.delete(whose)
        made.then(forget, forget)
      }
      const left = new AbortController()
      const tooLong = sleep(patienceMs, null, { signal: left.signal }).catch(() => null)
      try {
        return await Promise.race([made, tooLong])
      } finally {
        left.abort()
      }
    },
  }
}
