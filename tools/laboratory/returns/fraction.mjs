// Exact fractions, as pairs of whole numbers in lowest terms.

export function fraction(top, bottom = 1n) {
  const divisor = greatestDivisor(top, bottom)
  return { top: top / divisor, bottom: bottom / divisor }
}

export const zero = fraction(0n)

export const plus = (a, b) => fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)

export const times = (a, b) => fraction(a.top * b.top, a.bottom * b.bottom)

export const isSame = (a, b) => a.top === b.top && a.bottom === b.bottom

/** The nearest number. */
export function numberOf({ top, bottom }) {
  const bits = BigInt(Math.max(0, bottom.toString(2).length - top.toString(2).length + 64))
  return Number((top << bits) / bottom) / 2 ** Number(bits)
}

/** A whole number out of one that was counted in floating point. */
export function counted(value) {
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${value} is too large to have been counted`)
  return BigInt(value)
}

function greatestDivisor(a, b) {
  let [larger, smaller] = [a < 0n ? -a : a, b]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}
