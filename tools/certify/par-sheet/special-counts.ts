import type { StartCount } from '@fairhouse/contract/entities/par-sheet'
import type { Course } from '@fairhouse/game-math/families/slot/exact/spin-cycle'
import {
  byCount,
  countIn,
  type ReadySpin,
} from '@fairhouse/game-math/families/slot/spin/ready-spin'
import { startsOf } from '@fairhouse/game-math/families/slot/spin/spin'
import { part, type Tally } from './tally.ts'

/** How often each set of special symbols is in view, over the whole cycle. */
export type Keys = ReadonlyMap<number, bigint>

/** Adds up the specials that the courses of a spin show. */
export function keysOf(courses: readonly Pick<Course, 'weight' | 'views'>[]): Keys {
  const keys = new Map<number, bigint>()
  for (const { weight, views } of courses) {
    let shown = new Map([[0, weight]])
    for (const reel of views) shown = withReel(shown, reel)
    for (const [key, ways] of shown) keys.set(key, (keys.get(key) ?? 0n) + ways)
  }
  return new Map([...keys].toSorted(([a], [b]) => a - b))
}

function withReel(
  before: ReadonlyMap<number, bigint>,
  reel: Course['views'][number],
): Map<number, bigint> {
  const own = new Map<number, bigint>()
  for (const { key, weight } of reel) own.set(key, (own.get(key) ?? 0n) + BigInt(weight))
  const after = new Map<number, bigint>()
  for (const [key, ways] of before) {
    for (const [more, weight] of own) {
      after.set(key + more, (after.get(key + more) ?? 0n) + ways * weight)
    }
  }
  return after
}

/** The weights of all draws of cash that one spin can make: they are part of its cycle. */
export function cashWeight(spin: ReadySpin, keys: Keys): bigint {
  const { cash } = spin.rule
  if (cash === undefined) return 1n
  const most = Math.max(...[...keys.keys()].map((key) => countIn(spin, key, cash.symbol)))
  return BigInt(cash.values.reduce((sum, { weight }) => sum + weight, 0)) ** BigInt(most)
}

/**
 * Counts what scatters and collected cash pay.
 * @param more what each key's combinations are multiplied by: the weights of draws that keys do not know.
 */
export function countSpecialPays(spin: ReadySpin, keys: Keys, more: bigint, tally: Tally): void {
  const { scatters, multiplier = 1 } = spin.rule
  for (const { symbol, pays } of scatters) {
    for (const [key, ways] of keys) {
      const count = countIn(spin, key, symbol)
      const pay = byCount(pays, count) * multiplier
      if (pay > 0)
        tally.add({ by: 'scatter', symbol, count }, ways * more, ways * more * BigInt(pay))
    }
  }
  countCash(spin, keys, more, tally)
}

function countCash(spin: ReadySpin, keys: Keys, more: bigint, tally: Tally): void {
  const { cash } = spin.rule
  if (cash === undefined) return
  const all = BigInt(cash.values.reduce((sum, { weight }) => sum + weight, 0))
  const worth = BigInt(cash.values.reduce((sum, { value, weight }) => sum + value * weight, 0))
  for (const [key, ways] of keys) {
    const count = countIn(spin, key, cash.symbol)
    const taken = BigInt(count * countIn(spin, key, cash.collector))
    if (taken === 0n) continue
    // The weights of all amounts are in `more`, so that the division leaves nothing.
    const units = (ways * more * taken * worth) / all
    tally.add({ by: 'cash', symbol: cash.symbol, count }, ways * more, units)
  }
}

/** What symbols in view start, by how many of them. */
export function startCounts(spin: ReadySpin, keys: Keys): readonly StartCount[] {
  const cycle = keys.values().reduce((sum, ways) => sum + ways, 0n)
  const found = new Map<string, Omit<StartCount, 'combinations' | 'perSpin'> & { ways: bigint }>()
  for (const [key, ways] of keys) {
    for (const { symbol, feature, by } of startsOf(spin, key)) {
      const count = countIn(spin, key, symbol)
      const name = `${feature} ${symbol} ${count}`
      const start = found.get(name) ?? { symbol, count, feature, by, ways: 0n }
      found.set(name, { ...start, ways: start.ways + ways })
    }
  }
  return [...found.values()].map(({ ways, ...start }) => ({
    ...start,
    combinations: String(ways),
    perSpin: part(ways, cycle),
  }))
}
