import type { Draw } from '@fairhouse/fairness/draw'
import { type Fraction, fraction, plus, times } from '../../../fraction.ts'

/** A draw that was asked for, and what it gave. */
export interface Taken {
  readonly count: number
  readonly value: number
}

/**
 * Runs something once for every course of draws it can ask for, and adds up the exact chance of every result.
 * @returns chance by result; a draw below n splits a course into n of equal chance.
 */
export function everyDraw(run: (draw: Draw) => number): ReadonlyMap<number, Fraction> {
  const chances = new Map<number, Fraction>()
  let script: readonly Taken[] | null = []
  while (script !== null) {
    const taken: Taken[] = []
    const result = run(scripted(script, taken))
    const chance = taken.reduce(
      (all, { count }) => times(all, fraction(1n, BigInt(count))),
      fraction(1n, 1n),
    )
    chances.set(result, plus(chances.get(result) ?? fraction(0n, 1n), chance))
    script = nextScript(taken)
  }
  return chances
}

/** Draws as the script says, then 0; notes what was asked for. */
export function scripted(script: readonly Taken[], taken: Taken[]): Draw {
  return {
    below(count) {
      const value = script[taken.length]?.value ?? 0
      taken.push({ count, value })
      return value
    },
    get words() {
      return taken.length
    },
  }
}

/** The draws of the next course, like the next reading of an odometer; null after the last. */
export function nextScript(taken: readonly Taken[]): readonly Taken[] | null {
  const turning = taken.findLastIndex(({ count, value }) => value + 1 < count)
  if (turning < 0) return null
  return taken
    .slice(0, turning + 1)
    .map(({ count, value }, i) => ({ count, value: i === turning ? value + 1 : value }))
}
