// The node of free spins whose filled reels stay: a chain over the spins left and the set of filled reels.
import { fraction, times } from './fraction.mjs'
import { waysOf } from './spin-ways.mjs'
import { viewsOf, windowAt } from './views.mjs'

export function stickyNode(round, rule, by) {
  const parts = round.partsOf(rule.spin)
  const reels = parts.rule.strips.map((strip, reel) => {
    const fills = strip.filter((_, stop) =>
      windowAt(parts.definition, parts.rule, { reel, stop }).includes(parts.filler),
    ).length
    return { fills, length: strip.length }
  })
  const sets = reels.reduce(
    (all, { fills }, reel) =>
      fills === 0 ? all : [...all, ...all.map((set) => set | (1 << reel))],
    [0],
  )
  const wins = new Map(sets.map((set) => [set, winsWith(round, parts, set)]))
  const known = new Map()
  const from = (left, held) => {
    const key = `${left}/${held}`
    const found = known.get(key)
    if (found !== undefined) return found
    const cases = sets
      .filter((set) => (set & held) === held)
      .map((set) => {
        const next = left - 1 + bits(set & ~held) * rule.extraPerReel
        const after = next > 0 ? [from(next, set)] : []
        return { chance: grows(reels, held, set), wins: wins.get(set), after }
      })
    const node = round.graph.add(cases)
    known.set(key, node)
    return node
  }
  return from(by, 0)
}

const bits = (set) => (set === 0 ? 0 : (set & 1) + bits(set >> 1))

/** The chance that the reels that turn make one set of another. */
function grows(reels, held, set) {
  return reels.reduce((chance, { fills, length }, reel) => {
    if ((held >> reel) & 1) return chance
    const ways = (set >> reel) & 1 ? fills : length - fills
    return times(chance, fraction(BigInt(ways), BigInt(length)))
  }, fraction(1n))
}

/** What a spin wins when these reels are filled and no others. */
function winsWith(round, parts, set) {
  const isFilled = (reel) => ((set >> reel) & 1) === 1
  const { rows } = parts.definition
  const standing = new Map(
    rows.flatMap((height, reel) =>
      isFilled(reel) ? [[reel, Array.from({ length: height }, () => parts.filler)]] : [],
    ),
  )
  const views = viewsOf(parts, (_, names) => !names.includes(parts.filler), standing)
  const [way] = waysOf(round.game, parts, views, { most: round.most })
  return way.wins
}
