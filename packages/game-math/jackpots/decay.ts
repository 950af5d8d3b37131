import { type Fraction, fraction } from '../fraction.ts'

/** Digits after the point of what is given: far more than a certificate shows. */
const scale = 10n ** 30n

/**
 * e to the power of -x, at most: never less than it, and closer to it than a certificate can show. The series of e to the power of x has
 * positive terms alone, so that a sum of some of them, each rounded down, is at most the whole, and its inverse at least.
 * @param x 0 or more.
 */
export function decayAtMost(x: Fraction): Fraction {
  let term = scale
  let sum = 0n
  for (let k = 1n; term > 0n; k++) {
    sum += term
    term = (term * x.numerator) / (x.denominator * k)
  }
  return fraction(scale, sum)
}
