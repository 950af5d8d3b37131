// Nodes of free spins: a chain over the spins left and those given.
import { byCount } from '../words.mjs'
import { fraction } from './fraction.mjs'
import { waysOf } from './spin-ways.mjs'
import { viewsOf } from './views.mjs'

/** @param by how many spins start it. */
export function freeSpinsNode(round, name, rule, by) {
  const run = { name, most: rule.most, ways: round.waysOf(rule.spin) }
  return runNode(round, run, Math.min(by, rule.most))
}

/** A player who takes each option as often: what the plain certificate tells. */
export function choiceNode(round, name, { options }) {
  const chance = fraction(1n, BigInt(options.length))
  const cases = options.map(({ spin, spins, most }) => ({
    chance,
    wins: null,
    after: [runNode(round, { name, most, ways: round.waysOf(spin) }, spins)],
  }))
  return round.graph.add(cases)
}

export function bookNode(round, name, rule, by) {
  const all = BigInt(rule.symbols.reduce((sum, { weight }) => sum + weight, 0))
  const cases = rule.symbols.map(({ symbol, weight }) => {
    const run = { name, most: rule.most, ways: bookWays(round, rule.spin, symbol) }
    return {
      chance: fraction(BigInt(weight), all),
      wins: null,
      after: [runNode(round, run, Math.min(by, rule.most))],
    }
  })
  return round.graph.add(cases)
}

/** Ways of a book's spin: one more digit of the key counts the reels that show its symbol. */
function bookWays(round, spin, symbol) {
  const { game, most } = round
  const parts = round.partsOf(spin)
  if (parts.rule.removal !== undefined)
    throw new RangeError('a book beside removal is not known here')
  const { definition } = game
  const face = definition.symbols.indexOf(symbol)
  const counting = { ...parts, specials: [...parts.specials, bookDigit] }
  const step = 32 ** parts.specials.length
  const views = viewsOf(parts).map((reel) =>
    reel.map((view) => (view.cells.includes(face) ? { ...view, key: view.key + step } : view)),
  )
  const lines = definition.rule.lines.length * (parts.rule.multiplier ?? 1)
  const beyond = (key) => byCount(definition.pays[symbol], Math.floor(key / step)) * lines
  return waysOf(game, counting, views, { most, beyond })
}

const bookDigit = Symbol('reels that show the symbol of the book')

function runNode(round, { name, most, ways }, first) {
  const known = new Map()
  const from = (left, given) => {
    const key = `${left}/${given}`
    const found = known.get(key)
    if (found !== undefined) return found
    const cases = ways.map((way) => {
      const own = way.starts.filter(({ feature }) => feature === name)
      const others = way.starts.filter(({ feature }) => feature !== name)
      const more = own.reduce((sum, { by }) => sum + Math.min(by, most - given - sum), 0)
      const next = left - 1 + more
      return round.caseOf({ ...way, starts: others }, next > 0 ? [from(next, given + more)] : [])
    })
    const node = round.graph.add(cases)
    known.set(key, node)
    return node
  }
  return from(first, first)
}
