import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { startedFeature } from './feature-starts.ts'

/** A kind of round worth keeping: how many of it, and how to know it. */
export interface Wish {
  readonly name: string
  readonly count: number
  readonly holds: (round: Seen) => boolean
}

/** A round as the search sees it. */
export interface Seen {
  readonly events: readonly RoundEvent[]
  readonly units: number
  readonly unitsPerStake: number
}

/**
 * What rounds may show beyond the kinds of events: variants that a client stages differently, or that code treats apart. A title
 * that never shows one of them has no round of it.
 */
const variants: ReadonlyMap<string, (event: RoundEvent) => boolean> = new Map([
  ['reels that stay wild', (event) => event.type === 'reelsExpanded' && event.sticky],
  ['a feature that ends at once', (event) => event.type === 'picked' && event.ends],
  ['a line of five', (event) => event.type === 'lineWon' && event.count >= 5],
  ['a multiplied line', (event) => event.type === 'lineWon' && event.multiplier > 1],
  ['a multiplied group', (event) => event.type === 'groupWon' && event.multiplier > 1],
  ['a full grid held', (event) => event.type === 'holdEnded' && event.full],
  ['an inner ring', (event) => event.type === 'wheelSpun' && event.ring > 0],
  ['a win doubled', (event) => event.type === 'gambled' && event.won],
  ['a win lost', (event) => event.type === 'gambled' && !event.won],
  ['a fourth cascade', (event) => event.type === 'cascaded' && event.number >= 4],
  ['four of the scatter', (event) => event.type === 'scatterWon' && event.count === 4],
  ['five of the scatter', (event) => event.type === 'scatterWon' && event.count === 5],
])

/** Words of every kind of round that can be asked for, which a title may show or not. */
export function signsOf({ events }: Pick<Seen, 'events'>): ReadonlySet<string> {
  const signs = new Set<string>()
  const features = new Set<string>()
  let awards = 0
  for (const event of events) {
    signs.add(event.type)
    const feature = startedFeature(event)
    if (feature !== undefined) features.add(feature)
    if (event.type === 'freeSpinsAwarded') awards++
    // What a progressive jackpot pays is the house's to say: here it pays nothing.
    if (event.type === 'jackpotWon' && event.pay === 0) signs.add(`the jackpot ${event.jackpot}`)
    for (const [name, shows] of variants) if (shows(event)) signs.add(name)
  }
  if (features.size > 1) signs.add('two features')
  if (awards > 1) signs.add('free spins awarded again')
  return signs
}

/** Rounds that differ by what they pay. */
export const winWishes: readonly Wish[] = [
  { name: 'nothing', count: 3, holds: ({ units }) => units === 0 },
  {
    name: 'less than the stake',
    count: 2,
    holds: ({ units, unitsPerStake }) => units > 0 && units < unitsPerStake,
  },
  {
    name: 'more than the stake',
    count: 3,
    holds: (round) => round.units > round.unitsPerStake && isPlain(round),
  },
  {
    name: 'a large win without a feature',
    count: 2,
    holds: (round) => round.units >= 20 * round.unitsPerStake && isPlain(round),
  },
  {
    name: 'a feature that wins nothing more',
    count: 1,
    holds: (round) => !isPlain(round) && round.units < round.unitsPerStake,
  },
]

function isPlain({ events }: Seen): boolean {
  return !events.some((event) => startedFeature(event) !== undefined)
}
