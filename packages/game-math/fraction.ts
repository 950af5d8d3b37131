/** A fraction in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** A fraction brought to lowest terms. `denominator` is positive. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  if (denominator <= 0n) throw new RangeError('a denominator is positive')
  const divisor = greatestDivisor(numerator < 0n ? -numerator : numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  )
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { numerator: -b.numerator, denominator: b.denominator })
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator)
}

export const isLess = (a: Fraction, b: Fraction): boolean => minus(a, b).numerator < 0n

/** Bits of quotient to keep: more than a double holds, so that only the last conversion rounds. */
const quotientBits = 128

/** The nearest number, however long numerator and denominator are. */
export function ratio({ numerator, denominator }: Fraction): number {
  if (numerator < 0n) return -ratio({ numerator: -numerator, denominator })
  const shift = quotientBits + bitLength(denominator) - bitLength(numerator)
  const quotient =
    shift >= 0
      ? (numerator << BigInt(shift)) / denominator
      : numerator / (denominator << BigInt(-shift))
  return Number(quotient) * 2 ** -shift
}

/** Binary digits of a positive number. */
export function bitLength(value: bigint): number {
  return value === 0n ? 0 : value.toString(2).length
}

/** Euclid's. Both are 0 or more. */
export function greatestDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}
