import {
  type OpenSeeds,
  type OpenSeedsAnswer,
  ownerInWords,
  type SeedLogAnswer,
  type SeedOwner,
  type SeedOwnerType,
} from '@fairhouse/contract/signer/seeds'
import type { OpeningsLog } from './openings-log.ts'
import type { SeedKeys } from './seed-keys.ts'
import { takeOffSeal } from './take-off-seal.ts'

/** What whoever opens seeds is given. */
export interface SeedOpening {
  readonly keys: SeedKeys
  readonly log: OpeningsLog
  /** Openings of a minute, of all owners together. */
  readonly perMinute: number
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Hears in a sentence what somebody should look at. */
  readonly alarm: (sentence: string) => void
}

/**
 * Nobody's seed is opened more often in a minute by a house that runs as it should, whatever it restarts. A chain is opened by every node in whose rooms somebody
 * is, all of them when they come to its next kept link.
 */
const perOwnerAMinute: Readonly<Record<SeedOwnerType, number>> = {
  stream: 10,
  meter: 10,
  chain: 100,
  draw: 10,
  promo: 10,
}
const minuteMs = 60_000
const linesAtOnce = 1_000

/** Opens seeds for the house: what may be opened is written down first, with who asked and why, and told only then. */
export function createSeedOpener({ keys, log, perMinute, now, alarm }: SeedOpening) {
  const counts = new Map<string, number>()
  let minute = 0
  let all = 0
  let turnedAway = 0

  /** Counts an opening, unless this minute has had enough. */
  function take(owner: SeedOwner, words: string): boolean {
    const current = Math.floor(now() / minuteMs)
    if (current !== minute) {
      if (turnedAway > 0) alarm(`${turnedAway} openings of seeds were more than a minute may have`)
      minute = current
      counts.clear()
      all = 0
      turnedAway = 0
    }
    const ofOwner = counts.get(words) ?? 0
    if (all >= perMinute || ofOwner >= perOwnerAMinute[owner.type]) {
      if (turnedAway++ === 0)
        alarm(`openings of seeds come too fast, the first too many is ${words}`)
      return false
    }
    all++
    counts.set(words, ofOwner + 1)
    return true
  }
  return {
    publicKey: () => keys.current.publicKey.toString('hex'),
    open: ({ by, openings }: OpenSeeds): OpenSeedsAnswer => {
      const at = now()
      const tried = openings.map(({ owner, purpose, sealed }) => {
        const words = ownerInWords(owner)
        const opened = take(owner, words)
          ? takeOffSeal(keys, owner, Buffer.from(sealed, 'base64'))
          : ('tooMany' as const)
        if (opened === 'notItsOwn') alarm(`${words} was asked for with a seal that is not its own`)
        return { opened, line: { at, by, owner, purpose } }
      })
      log.append(tried.flatMap(({ opened, line }) => (typeof opened === 'string' ? [] : [line])))
      return {
        openings: tried.map(({ opened }) =>
          typeof opened === 'string'
            ? { type: 'refused', why: opened }
            : { type: 'opened', sealed: opened.toString('base64') },
        ),
      }
    },
    lines: (after: number): SeedLogAnswer => ({
      lines: [...log.after(after, linesAtOnce)],
      count: log.count(),
    }),
  }
}

export type SeedOpener = ReturnType<typeof createSeedOpener>
