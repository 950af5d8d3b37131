// What a grid of independent cells returns: symbols are filled in one after the other, by how many cells are left.
import { byCount } from '../words.mjs'
import { cellLinesWins } from './cell-lines-returns.mjs'
import { fraction, plus, times, zero } from './fraction.mjs'

/** Every filling, by the number of wilds, then symbol by symbol. */
export function cellsReturns(sheet, definition) {
  const { exact, chances } =
    definition.rule === undefined
      ? countedWins(sheet, definition)
      : cellLinesWins(definition, sheet)
  return momentsOf(sheet.unitsPerStake, { exact, chances })
}

function countedWins({ mostUnits }, definition) {
  const { rows, symbols, weights, wild } = definition
  const cells = rows.reduce((sum, height) => sum + height, 0)
  const all = symbols.reduce((sum, name) => sum + (weights[name] ?? 0), 0)
  const others = symbols.filter((name) => name !== wild)
  const wildWeight = wild === null ? 0 : (weights[wild] ?? 0)
  const chances = new Float64Array(mostUnits + 1)
  let exact = zero
  for (let wilds = 0; wilds <= (wildWeight > 0 ? cells : 0); wilds++) {
    const own = choose(cells, wilds) * (wildWeight / all) ** wilds
    const filled = fillings(definition, others, {
      cells: cells - wilds,
      wilds,
      all,
      most: mostUnits,
    })
    for (const [units, chance] of filled) chances[units] += own * chance
  }
  for (const name of others)
    exact = plus(exact, meanOf(definition, name, { cells, all, wildWeight }))
  return { exact, chances }
}

function momentsOf(price, { exact, chances }) {
  let [mean, square] = [0, 0]
  for (const [units, chance] of chances.entries()) {
    mean += (units / price) * chance
    square += (units / price) ** 2 * chance
  }
  return {
    name: 'base',
    price,
    exact: times(exact, fraction(1n, BigInt(price))),
    ratio: mean,
    hit: 1 - chances[0],
    sigma: Math.sqrt(square - mean * mean),
    atLeast: (units) => chances.subarray(units).reduce((sum, chance) => sum + chance, 0),
  }
}

/** `[units]`: the chance that these cells are filled with these symbols, and win so much. */
function fillings({ weights, pays }, names, { cells, wilds, all, most }) {
  const room = most + 1
  /** By cells left and units: `left * room + units`. */
  let states = new Map([[cells * room, 1]])
  for (const name of names) {
    const share = (weights[name] ?? 0) / all
    const after = new Map()
    for (const [state, chance] of states) {
      const left = Math.floor(state / room)
      const units = state % room
      for (let count = 0; count <= left; count++) {
        const pay = count === 0 ? 0 : byCount(pays[name] ?? [0], count + wilds)
        const next = (left - count) * room + Math.min(most, units + pay)
        after.set(next, (after.get(next) ?? 0) + chance * ways[left][count] * share ** count)
      }
    }
    states = after
  }
  return [...states].filter(([state]) => state < room)
}

/** The exact mean of what one symbol pays. */
function meanOf({ weights, pays }, name, { cells, all, wildWeight }) {
  const [own, wild, total] = [weights[name] ?? 0, wildWeight, all].map(BigInt)
  let sum = 0n
  for (let count = 1; count <= cells; count++) {
    const held = (own + wild) ** BigInt(count) - wild ** BigInt(count)
    const rest = (total - own - wild) ** BigInt(cells - count)
    sum += wholeChoose(cells, count) * held * rest * BigInt(byCount(pays[name] ?? [0], count))
  }
  return fraction(sum, total ** BigInt(cells))
}

function wholeChoose(n, k) {
  let ways = 1n
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i)
  return ways
}

const choose = (n, k) => Number(wholeChoose(n, k))

/** `[n][k]`, for every grid there is. */
const ways = Array.from({ length: 50 }, (_, n) =>
  Array.from({ length: n + 1 }, (_, k) => choose(n, k)),
)
