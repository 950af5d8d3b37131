import { calls } from '@fairhouse/contract/calls/all'
import { countedAddress } from '../http/address.ts'
import { readCookies } from '../http/cookies.ts'
import { sessionKey } from '../session-token.ts'
import { odditiesOf } from './oddities.ts'
import type { RiskFacts } from './risk-rules.ts'
import type { Tally } from './tally.ts'
import type { AtWall } from './at-wall.ts'

/** What the wall remembers of what happened, and the facts that the rules of risk are about. */
export interface Happenings {
  readonly asked: (at: AtWall) => void
  readonly failed: (address: string) => void
  readonly solved: (address: string) => void
  readonly registered: (address: string) => void
  readonly factsOf: (at: AtWall) => Omit<RiskFacts, 'alert'>
}

/** Windows in seconds. */
const windows = { address: 900, house: 60, registrations: 3600 } as const

/** @param scale multiplies what is borne, as it does the rate limits. */
export function createHappenings(tally: Tally, scale: number): Happenings {
  const add = (what: string, address: string): void => {
    tally.add(`${what} ${countedAddress(address)}`, windows.address)
    tally.add(`${what} anywhere`, windows.house)
  }
  // Whoever was stopped and then did the work is no failure: so an alarm that honest players set off ends by itself.
  const failures = (where: string, window: number): number => {
    const failed = tally.count(`failure ${where}`, window)
    return Math.max(0, failed - tally.count(`solution ${where}`, window)) / scale
  }
  return {
    asked: (at) => tally.add(...askedKey(at)),
    failed: (address) => add('failure', address),
    solved: (address) => add('solution', address),
    registered: (address) =>
      tally.add(`registration ${countedAddress(address)}`, windows.registrations),
    factsOf: (at) => {
      const address = countedAddress(at.address)
      const registrations = tally.count(`registration ${address}`, windows.registrations)
      return {
        failuresOfAddress: failures(address, windows.address),
        failuresOfHouse: failures('anywhere', windows.house),
        registrationsOfAddress: registrations / scale,
        shareOfLimit: tally.count(...askedKey(at)) / (calls[at.name].rateLimit.count * scale),
        oddities: odditiesOf(at.headers),
      }
    },
  }
}

/** Counted as the rate limit does: many players may share an address. */
function askedKey({ name, address, headers }: AtWall): [string, number] {
  const { per, seconds } = calls[name].rateLimit
  const token = per === 'player' ? readCookies(headers.cookie).token : null
  const whom = token === null ? countedAddress(address) : sessionKey(token)
  return [`asked ${name} ${whom}`, seconds]
}
