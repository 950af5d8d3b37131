// What chips return on a table of three dice: all throws are counted.
import { unitsOf } from '../rounds/dice.mjs'
import { fraction } from './fraction.mjs'

const six = [1, 2, 3, 4, 5, 6]
const throws = six.flatMap((a) => six.flatMap((b) => six.map((c) => [a, b, c])))

/** Numbers of the spot that stands for each kind; any other of its kind returns the same. */
const standing = { single: [1], pair: [1, 2], double: [1], triple: [1] }

/** One chip on a spot of each kind and on each sum; the headline is small. */
export function diceReturns({ bets }, definition) {
  return bets.map(({ name }) => {
    const total = /^total(\d+)$/.exec(name)
    const headline = name === 'base' ? 'small' : name
    const kind = total ? 'total' : headline
    const numbers = total ? [Number(total[1])] : (standing[kind] ?? [])
    const paid = throws.map((dice) => unitsOf(definition, kind, numbers, dice))
    const share = (holds) => paid.filter(holds).length / throws.length
    const sum = paid.reduce((all, units) => all + units, 0)
    const ratio = sum / throws.length
    const square = paid.reduce((all, units) => all + units ** 2, 0) / throws.length
    return {
      name,
      price: 1,
      exact: fraction(BigInt(sum), BigInt(throws.length)),
      ratio,
      hit: share((units) => units > 0),
      sigma: Math.sqrt(square - ratio ** 2),
      atLeast: (least) => share((units) => units >= least),
    }
  })
}
