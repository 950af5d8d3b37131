import { type Fraction, fraction } from '../../fraction.ts'
import type { DealKind, PlayedDeals } from './deal-kinds.ts'
import type { VideoPokerDefinition } from './definition.ts'

/** What is rarer than this, in one kind of deal, is left out: a certificate shows ten digits of chances that are far greater. */
const negligible = 1e-20

/** A pay that single hands of a kind of deal may make, and its chance. */
interface Pay {
  readonly units: number
  readonly chance: number
}

/** Chances of what all hands of a game pay together. */
export interface AllHands {
  /** P(they pay so many units or more). */
  atLeast(units: number): Fraction
}

/**
 * For each kind of deal the sums of independent hands, one after the other; worked out at the first question. Chances are doubles that are only added
 * and multiplied, none of them negative, so that nothing cancels out: the result is true to twelve digits.
 */
export function allHands(definition: VideoPokerDefinition, played: PlayedDeals): AllHands {
  const { kinds, all, common } = played
  let known: readonly SumChances[] | null = null
  return {
    atLeast(units) {
      known ??= kinds.map((kind) =>
        sumChances(
          paysIn(definition, kind, common / kind.factor),
          definition.hands,
          (negligible * all) / kind.deals,
        ),
      )
      const chance = known.reduce(
        (sum, of, place) => sum + ((kinds[place]?.deals ?? 0) / all) * of.atLeast(units),
        0,
      )
      return ofDouble(Math.min(1, chance))
    },
  }
}

interface SumChances {
  atLeast(units: number): number
}

/** Different amounts that a hand of this kind may pay, nothing among them. */
function paysIn(
  { pays }: VideoPokerDefinition,
  { counts }: DealKind,
  ways: number,
): readonly Pay[] {
  const byUnits = new Map<number, number>([[0, ways]])
  for (const [row, count] of counts.entries()) {
    const units = pays[row]?.units ?? 0
    if (count === 0) continue
    byUnits.set(units, (byUnits.get(units) ?? 0) + count)
    byUnits.set(0, (byUnits.get(0) ?? 0) - count)
  }
  return [...byUnits]
    .filter(([, count]) => count > 0)
    .map(([units, count]) => ({ units, chance: count / ways }))
    .toSorted((a, b) => a.units - b.units)
}

/** Pays from here on are rare in most deals, and so far apart that a list of all sums with them would be mostly empty. */
const great = 20
/** More than so likely they are no longer rare: then all pays are added up alike. */
const rare = 0.03

/** Sums of great pays in some of the hands, each with the chances of what the others add to it. */
interface Part {
  readonly great: number
  readonly chance: number
  readonly tails: Float64Array
}

/** How many hands make a great pay is binomial, and few do; the others add up by themselves. */
function sumChances(pays: readonly Pay[], hands: number, least: number): SumChances {
  const share = sumOf(pays.filter(({ units }) => units >= great))
  const isApart = share > 0 && share <= rare
  const small = isApart ? pays.filter(({ units }) => units < great) : pays
  const rest = sumOf(small)
  const sums = sumsOf(scaledTo(small, rest), hands, least)
  const greats = scaledTo(
    pays.filter((pay) => !small.includes(pay)),
    share,
  )
  const parts: Part[] = []
  let bySum: ReadonlyMap<number, number> = new Map([[0, 1]])
  for (let made = 0; made <= hands; made++) {
    const chance = binomial(hands, made, isApart ? share : 0, rest)
    const tails = sums[hands - made]
    if (chance < least || !tails) break
    for (const [sum, of] of bySum) parts.push({ great: sum, chance: chance * of, tails })
    bySum = withOneGreat(bySum, greats, least)
  }
  return {
    atLeast: (units) =>
      parts.reduce((sum, { great: paid, chance, tails }) => {
        const left = units - paid
        return sum + chance * (left <= 0 ? 1 : (tails[left] ?? 0))
      }, 0),
  }
}

function withOneGreat(
  bySum: ReadonlyMap<number, number>,
  greats: readonly Pay[],
  least: number,
): ReadonlyMap<number, number> {
  const next = new Map<number, number>()
  for (const [sum, of] of bySum) {
    if (of < least) continue
    for (const { units, chance } of greats)
      next.set(sum + units, (next.get(sum + units) ?? 0) + of * chance)
  }
  return next
}

const sumOf = (pays: readonly Pay[]): number => pays.reduce((sum, { chance }) => sum + chance, 0)

const scaledTo = (pays: readonly Pay[], whole: number): readonly Pay[] =>
  pays.map(({ units, chance }) => ({ units, chance: chance / whole }))

/** For each number of hands, by units, the chance that together they pay so much or more. */
function sumsOf(pays: readonly Pay[], hands: number, least: number): readonly Float64Array[] {
  const tails: Float64Array[] = [Float64Array.of(1)]
  let chances = Float64Array.of(1)
  for (let hand = 1; hand <= hands; hand++) {
    chances = withOneMore(chances, pays, least)
    tails.push(tailsOf(chances))
  }
  return tails
}

function withOneMore(
  chances: Float64Array,
  pays: readonly Pay[],
  least: number,
): Float64Array<ArrayBuffer> {
  const next = new Float64Array(chances.length + (pays.at(-1)?.units ?? 0))
  for (const { units, chance } of pays) {
    for (let sum = 0; sum < chances.length; sum++) {
      const place = sum + units
      next[place] = (next[place] ?? 0) + (chances[sum] ?? 0) * chance
    }
  }
  let length = next.length
  while (length > 1 && (next[length - 1] ?? 0) < least) length--
  return next.slice(0, length)
}

function tailsOf(chances: Float64Array): Float64Array {
  const tails = new Float64Array(chances.length)
  let sum = 0
  for (let units = chances.length - 1; units >= 0; units--) {
    sum += chances[units] ?? 0
    tails[units] = sum
  }
  return tails
}

/** P(so many of all, each by itself with `share`, the others with `rest`). */
function binomial(all: number, made: number, share: number, rest: number): number {
  let chance = 1
  for (let place = 0; place < made; place++) chance *= ((all - place) / (place + 1)) * share
  return chance * rest ** (all - made)
}

/** A double as the fraction that it is. */
function ofDouble(value: number): Fraction {
  let shift = 0n
  let whole = value
  while (!Number.isInteger(whole)) {
    whole *= 2
    shift++
  }
  return fraction(BigInt(whole), 1n << shift)
}
