import { noWin } from '../../../chances/wins.ts'
import { drawn } from '../spin/changes.ts'
import type { Telling } from '../telling.ts'
import type { Proof } from './feature.ts'
import type { BookRule } from './rules.ts'

/** Draws the special symbols of a run, each among those that are left, and tells them. At least one, as a checked book draws. */
export function drawSpecials(
  { symbols, drawn: count = 1 }: BookRule,
  telling: Telling,
): readonly string[] {
  const specials: string[] = []
  while (specials.length < count) {
    const left = symbols.filter(({ symbol }) => !specials.includes(symbol))
    const { symbol } = drawn(left, telling)
    telling.tell({ type: 'symbolChosen', by: 'book', symbol })
    specials.push(symbol)
  }
  return specials
}

/** The name of a set of special symbols, whichever was drawn first. */
export function setOf({ symbols }: BookRule, specials: readonly string[]): string {
  return symbols
    .filter(({ symbol }) => specials.includes(symbol))
    .map(({ symbol }) => symbol)
    .join()
}

/**
 * Chances of a run over all that may be drawn for it.
 * @param after what a run with these special symbols comes to, asked once for each set.
 */
export function drawnChances<Value>(
  name: string,
  rule: BookRule,
  { chances }: Proof<Value>,
  after: (specials: readonly string[]) => Value,
): Value {
  const known = new Map<string, Value>()
  const from = (specials: readonly string[]): Value => {
    const set = setOf(rule, specials)
    const found = known.get(set)
    if (found !== undefined) return found
    const left = rule.symbols.filter(({ symbol }) => !specials.includes(symbol))
    const value =
      specials.length === (rule.drawn ?? 1)
        ? after(specials)
        : chances.oneOf(
            name,
            left.map(({ symbol, weight }) => ({
              weight: BigInt(weight),
              wins: noWin,
              also: [],
              after: from([...specials, symbol]),
            })),
          )
    known.set(set, value)
    return value
  }
  return from([])
}
