// What a prize table returns: exact sums over its rows.
import { fraction, numberOf, plus, times, zero } from './fraction.mjs'

export function tableReturns({ rules, unitsPerStake }, { units }) {
  const { classes } = rules.table
  const all = (count) => classes.reduce((sum, one) => sum + one[count], 0)
  if (all('mass') !== 2 ** 32) throw new RangeError('the masses of all classes are not 2^32')
  if (all('rows') !== units.length)
    throw new RangeError('the classes have not the rows of the table')
  let first = 0
  const weighed = classes.map(({ rows, mass }) => {
    const own = units.slice(first, first + rows)
    first += rows
    return { own, chance: fraction(BigInt(mass), 2n ** 32n * BigInt(rows)) }
  })
  const mean = (value) =>
    weighed.reduce((sum, { own, chance }) => {
      const total = own.reduce((all, won) => all + BigInt(value(won)), 0n)
      return plus(sum, times(chance, fraction(total)))
    }, zero)
  const exact = times(
    mean((won) => won),
    fraction(1n, BigInt(unitsPerStake)),
  )
  const square = numberOf(mean((won) => won * won)) / unitsPerStake ** 2
  const ratio = numberOf(exact)
  return {
    name: 'base',
    price: unitsPerStake,
    exact,
    ratio,
    hit: numberOf(mean((won) => (won > 0 ? 1 : 0))),
    sigma: Math.sqrt(square - ratio * ratio),
    atLeast: (least) => numberOf(mean((won) => (won >= least ? 1 : 0))),
  }
}
