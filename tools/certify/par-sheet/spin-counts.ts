import type { CountedSpin } from '@fairhouse/contract/entities/par-sheet'
import { item } from '@fairhouse/game-math/at'
import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { type Course, spinCourses } from '@fairhouse/game-math/families/slot/exact/spin-cycle'
import { lineRule } from '@fairhouse/game-math/families/slot/pays/line-rule'
import type { PayContext } from '@fairhouse/game-math/families/slot/pays/spin-pays'
import { waySymbols } from '@fairhouse/game-math/families/slot/pays/way-symbol'
import {
  payContexts,
  type ReadySpin,
  readySpin,
} from '@fairhouse/game-math/families/slot/spin/ready-spin'
import { countBookWins } from './book-counts.ts'
import { countFullScreens } from './full-screen-counts.ts'
import { countLineWins, type Times } from './line-counts.ts'
import { cashWeight, countSpecialPays, keysOf, startCounts } from './special-counts.ts'
import { Tally } from './tally.ts'
import { countWayWins } from './way-counts.ts'

/** Every way to spin of a slot, counted. */
export function slotSpins(definition: SlotDefinition): readonly CountedSpin[] {
  return Object.keys(definition.spins).map((name) => spinCounts(definition, name))
}

function spinCounts(definition: SlotDefinition, name: string): CountedSpin {
  const rule = definition.spins[name]
  if (rule === undefined) throw new RangeError(`no spin ${name}`)
  const spin = readySpin(definition, rule)
  const courses = spinCourses(spin)
  const keys = keysOf(courses)
  const times = timesOf(spin)
  const more = times.weight * cashWeight(spin, keys)
  const cycle = keys.values().reduce((sum, ways) => sum + ways, 0n) * more
  const scaled = { weight: more, sum: (times.sum * more) / times.weight }
  return {
    name,
    stops: String(stopsOf(spin)),
    cycle: String(cycle),
    pays: standsAlone(definition, name)
      ? paysOf({ spin, courses, times: scaled }, name).told(cycle, definition)
      : null,
    starts: [...startCounts(spin, keys)],
  }
}

/** Combinations of stops: reels that turn as one have one stop. */
function stopsOf({ rule, reels }: ReadySpin): bigint {
  const [, ...along] = rule.colossal ?? []
  return reels.reduce(
    (product, { length }, reel) => (along.includes(reel) ? product : product * BigInt(length)),
    1n,
  )
}

function timesOf({ rule }: ReadySpin): Times {
  const values = rule.multiplierReel ?? [{ value: 1, weight: 1 }]
  return {
    weight: BigInt(values.reduce((sum, { weight }) => sum + weight, 0)),
    sum: BigInt(values.reduce((sum, { value, weight }) => sum + value * weight, 0)),
  }
}

/** Whether a spin's wins depend on nothing but its own draws: no reels are held and no wilds walk in it. */
function standsAlone({ features, rule }: SlotDefinition, name: string): boolean {
  if (rule.by === 'ways' && rule.bothWays === true) return false
  return Object.values(features).every(
    (feature) =>
      !['stickyReels', 'respin', 'walk'].includes(feature.kind) ||
      !('spin' in feature) ||
      feature.spin !== name,
  )
}

interface Counted {
  readonly spin: ReadySpin
  readonly courses: readonly Course[]
  readonly times: Times
}

function paysOf({ spin, courses, times }: Counted, name: string): Tally {
  const tally = new Tally()
  for (const course of courses) countWins(spin, { course, times }, tally)
  countFullScreens(spin, { courses, times }, tally)
  countSpecialPays(spin, keysOf(courses), times.weight, tally)
  countBookWins(spin, { name, times }, tally)
  return tally
}

function countWins(
  spin: ReadySpin,
  { course, times }: { readonly course: Course; readonly times: Times },
  tally: Tally,
): void {
  const { definition } = spin
  const context = contextOf(spin, course)
  if (definition.rule.by === 'lines') {
    const rule = lineRule(definition, context)
    const { symbols } = definition
    countLineWins(course, definition.rule.lines, { rule, symbols, times }, tally)
    return
  }
  for (const symbol of waySymbols(definition, context)) {
    const name = item(definition.symbols, symbol.symbol)
    countWayWins(course, symbol, { name, times }, tally)
  }
}

/** What the wins of a course depend on: the pays with the wild that was chosen, if one was. */
function contextOf({ definition, rule, paysChosen }: ReadySpin, { pays }: Course): PayContext {
  const { plain, chosen } = payContexts(definition, rule)
  return chosen[paysChosen.indexOf(pays)] ?? plain
}
