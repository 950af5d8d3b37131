// Integrals from 0 to 1 by Gauss and Legendre: exact, but for rounding, for polynomials of a degree below twice the count of points.
/** @param count of points. */
export function integralBy(count) {
  const points = legendrePoints(count)
  return (density) => points.reduce((sum, { at, weight }) => sum + weight * density(at), 0)
}

export const integral = integralBy(64)

function legendrePoints(count) {
  return Array.from({ length: count }, (_, index) => {
    let x = Math.cos((Math.PI * (index + 0.75)) / (count + 0.5))
    let slope = 1
    for (let turn = 0; turn < 100; turn++) {
      const [value, before] = legendre(x, count)
      slope = (count * (x * value - before)) / (x * x - 1)
      x -= value / slope
    }
    return { at: (x + 1) / 2, weight: 1 / ((1 - x * x) * slope * slope) }
  })
}

/** The polynomial of degree `count`, and the one before it. */
function legendre(x, count) {
  let [before, value] = [1, x]
  for (let degree = 2; degree <= count; degree++)
    [before, value] = [value, ((2 * degree - 1) * x * value - (degree - 1) * before) / degree]
  return [value, before]
}
