/** An amount counted in the minor unit of its currency (cents, satoshi). Never a float, never negative. */
export type Amount = bigint & { readonly __amount: unique symbol }

/**
 * Marks a whole, non-negative number of minor units as money.
 * @throws RangeError below zero: a direction is said by who pays whom, never by a sign.
 */
export function amount(minorUnits: bigint): Amount {
  if (!isAmount(minorUnits)) throw new RangeError(`amount below zero: ${minorUnits}`)
  return minorUnits
}

const isAmount = (minorUnits: bigint): minorUnits is Amount => minorUnits >= 0n

export const zero: Amount = amount(0n)

export const plus = (left: Amount, right: Amount): Amount => amount(left + right)

/** @throws RangeError when `right` is the larger one. */
export const minus = (left: Amount, right: Amount): Amount => amount(left - right)

export const times = (left: Amount, factor: bigint): Amount => amount(left * factor)

/**
 * The amount as the JSON number that the wire carries.
 * @throws RangeError beyond 2^53 - 1, where a JSON number would silently round.
 */
export function toWire(value: Amount): number {
  const wire = Number(value)
  if (!Number.isSafeInteger(wire)) throw new RangeError(`amount too large for the wire: ${value}`)
  return wire
}
