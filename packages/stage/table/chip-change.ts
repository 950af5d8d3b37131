/** Chips that make up an amount. */
export interface Change {
  /** Values from the largest to the smallest, as they are stacked. */
  readonly chips: readonly number[]
  /** What is less than the smallest chip. */
  readonly rest: number
}

/**
 * As few chips as a croupier would pay with: always the largest that still fits. `values` are those of the table's chips, in the
 * unit of `amount`.
 * @throws RangeError for a value that is no positive whole number, or an amount that is no whole number from 0.
 */
export function changeOf(amount: number, values: readonly number[]): Change {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is no amount`)
  const chips: number[] = []
  let rest = amount
  for (const value of values.toSorted((left, right) => right - left)) {
    if (!Number.isSafeInteger(value) || value <= 0)
      throw new RangeError(`no chip is worth ${value}`)
    const count = Math.floor(rest / value)
    const shown = Math.min(count, mostChips - chips.length)
    chips.push(...Array.from({ length: shown }, () => value))
    rest -= count * value
  }
  return { chips, rest }
}

/** A heap that is larger than this looks no larger: the amount beside it says the rest. */
export const mostChips = 60
