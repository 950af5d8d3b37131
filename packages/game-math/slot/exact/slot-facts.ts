import { type Fraction, fraction, minus, plus, times } from '../../fraction.ts'
import type { GameFacts } from '../../facts.ts'
import type { SlotDefinition } from '../definition.ts'
import { readyRules } from '../rules.ts'
import { cycleSums, FreeSpinMeans } from './free-spins.ts'
import {
  combinations,
  type RoundChances,
  type RoundParts,
  roundChances,
  startedBy,
} from './round-chances.ts'

export function slotFacts(definition: SlotDefinition) {
  const chances = roundChances(readyRules(definition))
  const rtp = moment(chances, definition, 1n)
  const { lines, scatter, pick, freeSpins } = partMeans(chances.round)
  const withoutFreeSpins = plus(lines, plus(scatter, pick))
  const atLeast = (stakes: number) => tail(chances, stakes * definition.unitsPerStake)
  return {
    proof: 'E',
    rtp,
    split: { lines, scatter, pick, freeSpins: minus(rtp, withoutFreeSpins) },
    rtpWithoutMost: plus(withoutFreeSpins, freeSpins),
    variance: minus(moment(chances, definition, 2n), times(rtp, rtp)),
    hit: tail(chances, 1),
    profit: tail(chances, definition.unitsPerStake + 1),
    features: {
      pick: startChance(chances.round, ({ pick: starts }) => starts),
      freeSpins: startChance(chances.round, ({ freeSpins: spins }) => spins > 0),
    },
    most: fraction(chances.most, chances.total),
    atLeast,
  } satisfies GameFacts
}

/** Mean of a power of the payout, in stakes to that power. */
function moment(chances: RoundChances, definition: SlotDefinition, power: bigint): Fraction {
  const grid = BigInt(chances.grid)
  const most = chances.most * BigInt(definition.maxUnits) ** power
  const sum = chances.counts.reduce(
    (total, count, amount) => total + count * (BigInt(amount) * grid) ** power,
    most,
  )
  return fraction(sum, chances.total * BigInt(definition.unitsPerStake) ** power)
}

/** P(payout >= units). */
function tail(chances: RoundChances, units: number): Fraction {
  const below = chances.counts.slice(0, Math.ceil(units / chances.grid))
  return fraction(chances.total - below.reduce((sum, count) => sum + count, 0n), chances.total)
}

/** P(the paid spin starts something). */
function startChance(
  { base, definition }: RoundParts,
  starts: (started: ReturnType<typeof startedBy>) => boolean,
): Fraction {
  let count = 0n
  for (const [specials, row] of base) {
    if (starts(startedBy(definition, specials))) count += cycleSums(row).combinations
  }
  return fraction(count, combinations(base))
}

/** What each part returns on its own, in stakes; of free spins what they would if no most ended them. */
function partMeans(
  round: RoundParts,
): Record<'lines' | 'scatter' | 'pick' | 'freeSpins', Fraction> {
  const { base, definition, pick, plan } = round
  const all = combinations(base) * BigInt(definition.unitsPerStake)
  let parts = { lines: nothing, scatter: nothing, pick: nothing, freeSpins: nothing }
  const pickMean = weightedMean(pick)
  const spins = new FreeSpinMeans(plan)
  for (const [specials, row] of base) {
    const started = startedBy(definition, specials)
    const sums = cycleSums(row)
    const each = fraction(sums.combinations, all)
    parts = {
      lines: plus(parts.lines, fraction(sums.units, all)),
      scatter: plus(parts.scatter, times(each, whole(started.pay))),
      pick: started.pick ? plus(parts.pick, times(each, pickMean)) : parts.pick,
      freeSpins: plus(parts.freeSpins, times(each, spins.from(started.freeSpins))),
    }
  }
  return parts
}

const nothing = fraction(0n, 1n)

function whole(value: number): Fraction {
  return fraction(BigInt(value), 1n)
}

function weightedMean({ weights, total }: RoundParts['pick']): Fraction {
  let sum = 0n
  for (const [units, weight] of weights) sum += BigInt(units) * weight
  return fraction(sum, total)
}
