/** Digits that a certificate shows of a number that has no end. */
const digits = 10

/** A number rounded to the digits a certificate shows. */
export function significant(value: number): number {
  return Number(value.toPrecision(digits))
}
