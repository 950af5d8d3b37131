// What a bet returns, from everything that its rounds can come to.
import { fraction } from './fraction.mjs'

/**
 * @param endings each with `ways` (a whole number of courses, BigInt), `back` (units that come back) and `added` (units that were put down in mid-round).
 * @param price units that the bet costs.
 */
export function momentsOf(name, price, endings) {
  const all = endings.reduce((sum, { ways }) => sum + ways, 0n)
  const units = endings.reduce(
    (sum, { ways, back, added }) => sum + ways * BigInt(back - added),
    0n,
  )
  const chanceOf = ({ ways }) => Number(ways) / Number(all)
  const mean = (figure) => endings.reduce((sum, one) => sum + figure(one) * chanceOf(one), 0)
  const won = ({ back, added }) => (back - added) / price
  const ratio = mean(won)
  const atLeast = (least) => mean(({ back }) => (back >= least ? 1 : 0))
  return {
    name,
    price,
    exact: fraction(units, all * BigInt(price)),
    ratio,
    hit: atLeast(1),
    sigma: Math.sqrt(mean((one) => won(one) ** 2) - ratio ** 2),
    atLeast,
  }
}
