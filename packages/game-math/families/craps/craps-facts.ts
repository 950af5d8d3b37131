import type { CrapsPaytable } from '@fairhouse/contract/families/craps/paytable'
import {
  allRolls,
  type BoxNumber,
  boxNumbers,
  crapsSpots,
  crapsSpotsByName,
} from '@fairhouse/contract/families/craps/spots'
import type { GameFacts } from '../../facts.ts'
import { fraction, type Fraction, minus, times } from '../../fraction.ts'
import type { Bet } from '../../game.ts'
import type { RoundPart } from '../../round-part.ts'
import { type BetCourse, betCourse, chanceOf, meanOf, mixed } from './bet-chain.ts'
import type { CrapsDefinition } from './definition.ts'
import { paytableOf } from './paytable-of.ts'

const on = (spot: string, count: number): Bet => ({ selection: { chips: { [spot]: count } } })

/** Spots where a bet of a kind may lie. */
const spotsOf = (kind: string): readonly string[] =>
  crapsSpots.filter((spot) => spot.kind === kind).map(({ name }) => name)

/** A bet that is made in mid-round: the first time that it may be, once. */
const later = (
  opening: Bet,
  spot: string,
  { count, spots }: { readonly count: number; readonly spots: readonly string[] },
) => ({
  ...opening,
  part: {
    action: 'throwDice',
    data: { chips: { [spot]: count } },
    spots,
    price: count,
  } satisfies RoundPart,
})

/**
 * What is certified of a table, one bet each: numbers above seven return what those below do. Odds are certified in the smallest amount that every
 * point pays whole; those of come bets are the same.
 */
export const crapsBets = {
  base: on('pass', 1),
  dontPass: on('dontPass', 1),
  come: later(on('pass', 1), 'come', { count: 1, spots: spotsOf('come') }),
  dontCome: later(on('pass', 1), 'dontCome', { count: 1, spots: spotsOf('dontCome') }),
  passOdds: later(on('pass', 10), 'passOdds', { count: 10, spots: ['passOdds'] }),
  dontPassOdds: later(on('dontPass', 6), 'dontPassOdds', { count: 6, spots: ['dontPassOdds'] }),
  place4: on('place-4', 5),
  place5: on('place-5', 5),
  place6: on('place-6', 6),
  field: on('field', 1),
  hard4: on('hard-4', 1),
  hard6: on('hard-6', 1),
  anySeven: on('anySeven', 1),
  anyCraps: on('anyCraps', 1),
  two: on('two', 1),
  three: on('three', 1),
  eleven: on('eleven', 1),
  twelve: on('twelve', 1),
} as const satisfies Readonly<Record<string, Bet & { readonly part?: RoundPart }>>
export type CertifiedCrapsBet = keyof typeof crapsBets

export const isCertifiedBet = (name: string): name is CertifiedCrapsBet =>
  Object.hasOwn(crapsBets, name)

/** The single bet that each of them is: its spot and chips. */
const betOf: { readonly [Name in CertifiedCrapsBet]: readonly [spot: string, count: number] } = {
  base: ['pass', 1],
  dontPass: ['dontPass', 1],
  come: ['come', 1],
  dontCome: ['dontCome', 1],
  passOdds: ['passOdds', 10],
  dontPassOdds: ['dontPassOdds', 6],
  place4: ['place-4', 5],
  place5: ['place-5', 5],
  place6: ['place-6', 6],
  field: ['field', 1],
  hard4: ['hard-4', 1],
  hard6: ['hard-6', 1],
  anySeven: ['anySeven', 1],
  anyCraps: ['anyCraps', 1],
  two: ['two', 1],
  three: ['three', 1],
  eleven: ['eleven', 1],
  twelve: ['twelve', 1],
}

/** Pay units that it costs. */
export const priceOfCertified = (name: CertifiedCrapsBet): number => betOf[name][1]

/** A bet's course from when it is made to when it is settled. @throws RangeError for a name that is not certified. */
export function certifiedCourse(paytable: CrapsPaytable, name: string): BetCourse {
  if (!isCertifiedBet(name)) throw new RangeError(`no bet is called ${name}`)
  const [spotName, count] = betOf[name]
  const spot = crapsSpotsByName.get(spotName)
  if (!spot) throw new RangeError(`no spot is called ${spotName}`)
  const isOdds = spot.kind === 'passOdds' || spot.kind === 'dontPassOdds'
  if (!isOdds) return betCourse(paytable, { spot, number: spot.number, count })
  return mixed(
    boxNumbers.map((number) => ({
      chance: chanceOfPoint(number),
      course: betCourse(paytable, { spot, number, count }),
    })),
  )
}

/** P(the point is this number), where there is one. */
function chanceOfPoint(number: BoxNumber): Fraction {
  const ways = (sums: readonly number[]): bigint =>
    BigInt(allRolls.filter(([one, other]) => sums.includes(one + other)).length)
  return fraction(ways([number]), ways(boxNumbers))
}

/**
 * Exact facts of one of `crapsBets`, of the bet alone from when it is made to when it is settled.
 * @throws RangeError for another name.
 */
export function crapsFacts(definition: CrapsDefinition, name: string): GameFacts {
  const course = certifiedCourse(paytableOf(definition), name)
  const price = isCertifiedBet(name) ? priceOfCertified(name) : 1
  const perUnit = (mean: Fraction, power: bigint): Fraction =>
    times(mean, fraction(1n, BigInt(price) ** power))
  const rtp = perUnit(meanOf(course), 1n)
  const most = Math.max(...course.pays.keys())
  return {
    proof: 'M',
    rtp,
    split: { bet: rtp },
    rtpWithoutMost: rtp,
    variance: minus(perUnit(meanOf(course, 2n), 2n), times(rtp, rtp)),
    hit: chanceOf(course, (pay) => pay > 0),
    profit: chanceOf(course, (pay) => pay > price),
    features: {},
    most: chanceOf(course, (pay) => pay === most),
    mostUnits: most,
    atLeast: (stakes) => chanceOf(course, (pay) => pay >= stakes * definition.unitsPerStake),
  }
}
