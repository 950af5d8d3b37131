// Integrals from 0 to 1 by Gauss and Legendre: exact, but for rounding, for polynomials of a degree below twice the count of points.
const count = 64
const points = legendrePoints()

export const integral = (density) =>
  points.reduce((sum, { at, weight }) => sum + weight * density(at), 0)

function legendrePoints() {
  return Array.from({ length: count }, (_, index) => {
    let x = Math.cos((Math.PI * (index + 0.75)) / (count + 0.5))
    let slope = 1
    for (let turn = 0; turn < 100; turn++) {
      const [value, before] = legendre(x)
      slope = (count * (x * value - before)) / (x * x - 1)
      x -= value / slope
    }
    return { at: (x + 1) / 2, weight: 1 / ((1 - x * x) * slope * slope) }
  })
}

/** The polynomial of degree `count`, and the one before it. */
function legendre(x) {
  let [before, value] = [1, x]
  for (let degree = 2; degree <= count; degree++)
    [before, value] = [value, ((2 * degree - 1) * x * value - (degree - 1) * before) / degree]
  return [value, before]
}
