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

/** A book that draws its symbols; where the player chooses, all weigh the same: a player who takes each as often. */
export function bookNode(round, name, rule, by) {
  const { symbols, drawn = 1 } = rule
  const known = new Map()
  const nodeOf = (special) => {
    if (special.length < drawn) return drawing(special)
    const set = symbols.map(({ symbol }) => symbol).filter((one) => special.includes(one))
    const key = set.join()
    if (!known.has(key)) {
      const run = { name, most: rule.most, ways: bookWays(round, rule.spin, set) }
      known.set(key, runNode(round, run, Math.min(by, rule.most)))
    }
    return known.get(key)
  }
  const drawing = (special) => {
    const left = symbols.filter(({ symbol }) => !special.includes(symbol))
    const all = BigInt(left.reduce((sum, { weight }) => sum + weight, 0))
    const cases = left.map(({ symbol, weight }) => ({
      chance: fraction(BigInt(weight), all),
      wins: null,
      after: [nodeOf([...special, symbol])],
    }))
    return round.graph.add(cases)
  }
  return drawing([])
}

/** Ways of a book's spin: for each special symbol one more digit of the key counts the reels that show it. */
function bookWays(round, spin, symbols) {
  const { game, most } = round
  const parts = round.partsOf(spin)
  if (parts.rule.removal !== undefined)
    throw new RangeError('a book beside removal is not known here')
  const { definition } = game
  const digits = symbols.map((symbol, digit) => ({
    face: definition.symbols.indexOf(symbol),
    step: 32 ** (parts.specials.length + digit),
    pays: definition.pays[symbol],
  }))
  const counting = { ...parts, specials: [...parts.specials, ...symbols.map(() => bookDigit)] }
  const shown = ({ cells }) => digits.filter(({ face }) => cells.includes(face))
  const views = viewsOf(parts).map((reel) =>
    reel.map((view) => ({
      ...view,
      key: shown(view).reduce((key, { step }) => key + step, view.key),
    })),
  )
  const lines = definition.rule.lines.length * (parts.rule.multiplier ?? 1)
  const beyond = (key) =>
    digits.reduce(
      (sum, { step, pays }) => sum + byCount(pays, Math.floor(key / step) % 32) * lines,
      0,
    )
  return waysOf(game, counting, views, { most, beyond })
}

const bookDigit = Symbol('reels that show a special symbol of the book')

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
