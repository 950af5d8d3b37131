// What bets on a craps table return: each is followed through its states until it is settled.
import { outcomeOf } from '../rounds/craps.mjs'
import { fraction, numberOf, plus, times, zero } from './fraction.mjs'

const six = [1, 2, 3, 4, 5, 6]
const rolls = six.flatMap((one) => six.map((other) => [one, other]))
/** The smallest number of chips that everything pays whole. */
const whole = 60

/** One bet of each kind; the headline is the pass line. Odds are laid on whatever point comes, by how often it does. */
export function crapsReturns({ bets }, definition) {
  return bets.map(({ name, priceUnits }) => {
    const { kind, starts } = startsOf(name)
    const ends = new Map()
    for (const { number, ways, of } of starts) {
      follow({ definition, kind, ends }, number, fraction(BigInt(ways), BigInt(of)))
    }
    const entries = [...ends]
    const mean = entries.reduce(
      (sum, [back, chance]) => plus(sum, times(chance, backOf(back))),
      zero,
    )
    const ratio = sumOf(entries, (back) => back)
    const square = sumOf(entries, (back) => back ** 2)
    return {
      name,
      price: priceUnits,
      exact: mean,
      ratio,
      hit: sumOf(entries, (back) => (back > 0 ? 1 : 0)),
      sigma: Math.sqrt(square - ratio ** 2),
      atLeast: (units) => sumOf(entries, (back) => (back * priceUnits >= units - 1e-9 ? 1 : 0)),
    }
  })
}

const backOf = (back) => fraction(BigInt(Math.round(back * whole)), BigInt(whole))
const sumOf = (entries, value) =>
  entries.reduce((sum, [back, chance]) => sum + value(back) * numberOf(chance), 0)

/** Adds to `ends` by how much each chip comes back, from a state that has such a chance. Rolls that change nothing are left out. */
function follow({ definition, kind, ends }, number, chance) {
  const outcomes = rolls
    .map((dice) => outcomeOf(definition, kind, number, dice))
    .filter(({ to }) => to === undefined || to !== number)
  const each = times(chance, fraction(1n, BigInt(outcomes.length)))
  for (const { back, to } of outcomes) {
    if (to !== undefined) follow({ definition, kind, ends }, to, each)
    else ends.set(back, plus(ends.get(back) ?? zero, each))
  }
}

function startsOf(name) {
  if (name === 'passOdds' || name === 'dontPassOdds') {
    const points = [4, 5, 6, 8, 9, 10]
    return {
      kind: name,
      starts: points.map((number) => ({
        number,
        ways: number < 7 ? number - 1 : 13 - number,
        of: 24,
      })),
    }
  }
  const [, kind, digit] = /^(place|hard)(\d)$/.exec(name) ?? [
    name,
    name === 'base' ? 'pass' : name,
  ]
  const start = digit === undefined ? null : Number(digit)
  return { kind, starts: [{ number: start, ways: 1, of: 1 }] }
}
