import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { sheets } from './families/all.ts'
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

const variants = Object.values(sheets).flatMap((sheet) => Object.entries(sheet.variants))

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
