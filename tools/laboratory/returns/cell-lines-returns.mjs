// What a grid of cells returns whose lines and corners pay: from the last cell backwards, by what each of them can still become.
import { dearest, figuresOf } from '../rounds/cells.mjs'
import { fraction, plus, zero } from './fraction.mjs'

/** @returns the exact mean of a round without its most, in units, and the chance of every payout up to the most. */
export function cellLinesWins(definition, { order, mostUnits }) {
  const figures = figuresOf(definition)
  const exact = figures.reduce((sum, figure) => plus(sum, meanOf(definition, figure, order)), zero)
  return { exact, chances: chancesOf(definition, figures, { order, mostUnits }) }
}

/** The mean of one line is counted by itself: the other cells show anything. */
function meanOf({ weights, wild }, { cells, unitsOf }, { pays }) {
  const all = BigInt(Object.values(weights).reduce((sum, weight) => sum + weight, 0))
  const jokers = BigInt(weights[wild] ?? 0)
  const length = BigInt(cells.length)
  const own = pays.reduce(
    (sum, name) => {
      const ways = (BigInt(weights[name]) + jokers) ** length - jokers ** length
      return sum + ways * BigInt(unitsOf(name))
    },
    jokers ** length * BigInt(unitsOf(dearest(pays, unitsOf))),
  )
  return fraction(own, all ** length)
}

/**
 * `[units]`. What is still to be won from a cell on depends only on what each figure asks of the cells to come: any symbol (undefined), one
 * symbol or wilds, or nothing any more (null).
 */
function chancesOf({ rows, weights, wild }, figures, { order, mostUnits }) {
  const cells = rows.flatMap((height, column) =>
    Array.from({ length: height }, (_, row) => `${column} ${row}`),
  )
  const total = order.symbols.reduce((sum, name) => sum + (weights[name] ?? 0), 0)
  const through = figures.map((figure) => new Set(figure.cells.map((cell) => cell.join(' '))))
  const ends = through.map((own) => cells.findLastIndex((cell) => own.has(cell)))
  const known = new Map()
  const from = (place, asked) => {
    if (place === cells.length) return new Map([[0, 1]])
    const key = `${place} ${asked.map((one) => (one === null ? '-' : (one ?? '?'))).join(' ')}`
    const before = known.get(key)
    if (before !== undefined) return before
    const all = new Map()
    for (const name of order.symbols) {
      const next = asked.map((one, at) => {
        if (one === null || !through[at].has(cells[place])) return one
        if (name === wild) return one
        return one === undefined || one === name ? name : null
      })
      const won = figures.reduce((sum, { unitsOf }, at) => {
        if (ends[at] !== place || next[at] === null) return sum
        return sum + unitsOf(next[at] ?? dearest(order.pays, unitsOf))
      }, 0)
      const open = next.map((one, at) => (ends[at] <= place ? null : one))
      for (const [units, chance] of from(place + 1, open)) {
        const paid = Math.min(mostUnits, units + won)
        all.set(paid, (all.get(paid) ?? 0) + (chance * (weights[name] ?? 0)) / total)
      }
    }
    known.set(key, all)
    return all
  }
  const chances = new Float64Array(mostUnits + 1)
  for (const [units, chance] of from(
    0,
    figures.map(() => undefined),
  ))
    chances[units] += chance
  return chances
}
