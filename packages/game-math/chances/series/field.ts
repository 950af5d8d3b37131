/**
 * Arithmetic modulo a prime in doubles. Residues are kept balanced, from `-prime / 2` to `prime / 2`, so that sums may grow over a
 * few steps before they are reduced again; products stay below 2^53, where doubles are whole.
 */
export interface Field {
  readonly prime: number
  /** `1 / prime`, as near as a double comes. */
  readonly inverse: number
}

/** Adding and taking away this rounds a double below 2^51 to a whole number: its last binary place is then the ones. */
const toWhole = 1.5 * 2 ** 52

/** The balanced residue of a whole number below 2^53. */
export function residue({ prime, inverse }: Field, value: number): number {
  return value - (value * inverse + toWhole - toWhole) * prime
}

export function power(field: Field, base: number, exponent: number): number {
  let result = 1
  let square = base
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = residue(field, result * square)
    square = residue(field, square * square)
  }
  return result
}

/** The number that a nonzero residue makes 1 with (Fermat). */
export function reciprocal(field: Field, value: number): number {
  return power(field, value, field.prime - 2)
}

/** The balanced residue of any whole number. */
export function residueOf(field: Field, value: bigint): number {
  return residue(field, Number(value % BigInt(field.prime)))
}

/**
 * Fields that transforms of so many numbers exist in: the largest primes below 2^25 that leave 1 when divided by `length`, as many
 * as it takes for their product to exceed `above`.
 * @param length a power of two.
 * @throws RangeError when there are not enough of them.
 */
export function fieldsFor(length: number, above: bigint): readonly Field[] {
  const fields: Field[] = []
  let product = 1n
  for (let prime = largest - length + 1; product <= above; prime -= length) {
    if (prime < length) throw new RangeError(`too few primes for transforms of ${length} numbers`)
    if (!isPrime(prime)) continue
    fields.push({ prime, inverse: 1 / prime })
    product *= BigInt(prime)
  }
  return fields
}

const largest = 2 ** 25

function isPrime(value: number): boolean {
  for (let divisor = 2; divisor * divisor <= value; divisor++) {
    if (value % divisor === 0) return false
  }
  return value > 1
}

/** A number whose powers come back to 1 after just `length` of them. */
export function rootOf(field: Field, length: number): number {
  for (let base = 2; ; base++) {
    const root = power(field, base, (field.prime - 1) / length)
    if (power(field, root, length / 2) === -1) return root
  }
}
