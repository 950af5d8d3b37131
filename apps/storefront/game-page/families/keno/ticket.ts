/** What tickets may be: of so many numbers, at most so many of them, and no fewer than a game may ask for. */
export interface TicketRules {
  readonly numbers: number
  readonly most: number
  /** One, unless told. */
  readonly fewest?: number
}

/** A ticket with a number more, or without it; null when it is full. Numbers stand in ascending order. */
export function toggled(
  spots: readonly number[],
  number: number,
  { most }: TicketRules,
): readonly number[] | null {
  if (spots.includes(number)) return spots.filter((spot) => spot !== number)
  if (spots.length >= most) return null
  return [...spots, number].toSorted((one, other) => one - other)
}

/**
 * So many different numbers.
 * @param below a whole number from 0 that is less than `count`.
 */
export function quickPick(
  count: number,
  { numbers }: TicketRules,
  below: (count: number) => number,
): readonly number[] {
  const left = Array.from({ length: numbers }, (_, index) => index + 1)
  return Array.from({ length: count }, () => left.splice(below(left.length), 1))
    .flat()
    .toSorted((one, other) => one - other)
}

/** Whether these numbers are a ticket: what was stored or told may be of another game. */
export const isTicket = (
  spots: readonly number[],
  { numbers, most, fewest = 1 }: TicketRules,
): boolean =>
  spots.length >= fewest &&
  spots.length <= most &&
  spots.every(
    (spot, place) =>
      Number.isInteger(spot) && spot >= 1 && spot <= numbers && spot > (spots[place - 1] ?? 0),
  )

export const isSameTicket = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((spot, place) => spot === other[place])
