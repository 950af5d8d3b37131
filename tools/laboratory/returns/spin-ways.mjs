// All that a spin can come to: what it wins, and what it starts.
import { byCount } from '../words.mjs'
import { cycleOf } from './cycle.mjs'
import { counted, fraction } from './fraction.mjs'
import { countIn } from './views.mjs'
import { Wins } from './wins.mjs'

/**
 * A spin's ways, each with its chance, its wins with scatters among them, the features it starts and the cash in view.
 * @param views of the reels; chances are among these.
 * @param beyond what a key's combinations win besides, in units.
 */
export function waysOf(game, parts, views, { most, beyond = () => 0 }) {
  const ways = new Map()
  let total = 0
  for (const [key, wins] of cycleOf(game, parts, views, most)) {
    const starts = startsOf(parts, key)
    const cash = cashOf(parts, key)
    const name = JSON.stringify([starts, cash])
    const way = ways.get(name) ?? { starts, cash, wins: new Wins(most) }
    ways.set(name, way)
    way.wins.join(wins, scatterPay(parts, key) + beyond(key))
    total += wins.ways
  }
  return [...ways.values()].map((way) => ({
    ...way,
    chance: fraction(counted(way.wins.ways), counted(total)),
    ways: way.wins.ways,
  }))
}

function scatterPay(parts, key) {
  const { scatters, multiplier = 1 } = parts.rule
  return scatters.reduce(
    (sum, { symbol, pays }) => sum + byCount(pays, countIn(parts, key, symbol)) * multiplier,
    0,
  )
}

function startsOf(parts, key) {
  return parts.rule.triggers.flatMap(({ symbol, feature, by }) => {
    const value = byCount(by, countIn(parts, key, symbol))
    return value > 0 ? [{ feature, by: value }] : []
  })
}

function cashOf(parts, key) {
  const { cash } = parts.rule
  if (cash === undefined) return null
  const [amounts, collectors] = [cash.symbol, cash.collector].map((name) =>
    countIn(parts, key, name),
  )
  return amounts * collectors > 0 ? { amounts, collectors } : null
}
