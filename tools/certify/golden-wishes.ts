import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { SlotDefinition } from '@fairhouse/game-math/slot/definition'

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
  readonly definition: SlotDefinition
}

type EventOf<Type extends RoundEvent['type']> = Extract<RoundEvent, { type: Type }>

function all<Type extends RoundEvent['type']>({ events }: Seen, type: Type): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type)
}

const has = (round: Seen, type: RoundEvent['type']) => round.events.some((e) => e.type === type)
const isPlain = (round: Seen) => !has(round, 'pickStarted') && !has(round, 'freeSpinsAwarded')
const inView = (round: Seen, symbol: string) =>
  all(round, 'reelsStopped')[0]?.grid.filter((window) => window.includes(symbol)).length ?? 0
const dearest = ({ definition: { pays } }: Seen) =>
  Object.keys(pays).reduce((best, name) => (topPay(pays, name) > topPay(pays, best) ? name : best))
const topPay = (pays: SlotDefinition['pays'], name: string) => pays[name]?.at(-1) ?? 0
const heldAtEnd = (round: Seen) =>
  all(round, 'reelsExpanded').reduce(
    (sum, { sticky, reels }) => sum + (sticky ? reels.length : 0),
    0,
  )
const spins = (round: Seen) => all(round, 'freeSpinsAwarded')[0]?.count ?? 0
const awardFor = ({ definition }: Seen, scatters: number) => definition.scatter.freeSpins[scatters]
const opened = (round: Seen) => all(round, 'picked')

/** Rounds that show everything a slot can do; rarer kinds first, since a round fills the first wish that it fits. */
export const goldenWishes: readonly Wish[] = [
  {
    name: 'free spins, five scatters',
    count: 1,
    holds: (round) => spins(round) === awardFor(round, 5),
  },
  {
    name: 'free spins, four scatters',
    count: 2,
    holds: (round) => spins(round) === awardFor(round, 4),
  },
  {
    name: 'pick bonus, every prize found',
    count: 1,
    holds: (round) => has(round, 'pickEnded') && opened(round).every(({ ends }) => !ends),
  },
  {
    name: 'pick bonus, ended by the first choice',
    count: 2,
    holds: (round) => opened(round)[0]?.ends === true,
  },
  { name: 'pick bonus', count: 3, holds: (round) => opened(round).length >= 3 },
  ...[0, 1, 2, 3].map((held) => ({
    name: `free spins, ${held} reels stay wild`,
    count: 2,
    holds: (round: Seen) => spins(round) > 0 && heldAtEnd(round) === held,
  })),
  {
    name: 'a run of five of the dearest',
    count: 1,
    holds: (round) =>
      isPlain(round) &&
      all(round, 'lineWon').some(({ symbol, count }) => symbol === dearest(round) && count === 5),
  },
  {
    name: 'a large win without a feature',
    count: 2,
    holds: (round) => isPlain(round) && round.units >= 20 * round.definition.unitsPerStake,
  },
  {
    name: 'a wild reel that wins nothing',
    count: 2,
    holds: (round) => has(round, 'reelsExpanded') && round.units === 0,
  },
  {
    name: 'a wild reel that wins',
    count: 2,
    holds: (round) => isPlain(round) && has(round, 'reelsExpanded') && round.units > 0,
  },
  {
    name: 'a pick symbol short of the bonus',
    count: 1,
    holds: (round) =>
      isPlain(round) &&
      inView(round, round.definition.pick.symbol) === round.definition.pick.reels.length - 1,
  },
  {
    name: 'a scatter short of free spins',
    count: 1,
    holds: (round) => isPlain(round) && inView(round, round.definition.scatter.symbol) === 2,
  },
  { name: 'nothing', count: 3, holds: (round) => round.units === 0 },
  {
    name: 'less than the stake',
    count: 2,
    holds: (round) => round.units > 0 && round.units < round.definition.unitsPerStake,
  },
  {
    name: 'more than the stake',
    count: 2,
    holds: (round) => isPlain(round) && round.units > round.definition.unitsPerStake,
  },
]
