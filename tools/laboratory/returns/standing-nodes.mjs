// Cases of the paid spin, and the features that depend on where its symbols stand: respins and walking wilds.
import { counted, fraction } from './fraction.mjs'
import { waysOf } from './spin-ways.mjs'
import { joined, viewsOf, windowAt } from './views.mjs'

/** The cases of the spin that opens a round. */
export function openingCases(round, spin) {
  const { respin, walk } = round.game.definition.spins[spin]
  if (respin !== undefined) return respinCases(round, round.partsOf(spin))
  if (walk !== undefined) return walkCases(round, round.partsOf(spin))
  return round.waysOf(spin).map((way) => round.caseOf(way))
}

/** Parts of the whole cycle, each with its own ways; chances are of the whole. */
function casesOfParts(round, parts, all) {
  const found = all.flatMap(({ views, also }) =>
    waysOf(round.game, parts, views, { most: round.most }).map((way) => ({ way, also })),
  )
  const total = counted(found.reduce((sum, { way }) => sum + way.ways, 0))
  return found.map(({ way, also }) =>
    round.caseOf({ ...way, chance: fraction(counted(way.ways), total) }, also()),
  )
}

const nothingMore = () => []

function respinCases(round, parts) {
  const { symbol, count, feature } = parts.rule.respin
  const choices = parts.rule.strips.map((strip, reel) => [
    null,
    ...strip.flatMap((_, stop) =>
      windowAt(parts.definition, parts.rule, { reel, stop }).includes(symbol) ? [stop] : [],
    ),
  ])
  const held = productOf(choices)
  const due = held.filter((stops) => stops.filter((stop) => stop !== null).length === count)
  const isHeld = (stops) => (reel, names, stop) =>
    stops[reel] === null ? !names.includes(symbol) : stop === stops[reel]
  // Reels that show it are so many, and more or fewer: these are counted by how many show it.
  const others = [...Array(choices.length + 1).keys()].filter((shown) => shown !== count)
  return casesOfParts(
    round,
    parts,
    [
      ...others.flatMap((shown) =>
        subsets(choices.length, shown).map((reels) => ({
          views: viewsOf(parts, (reel, names) => names.includes(symbol) === reels.includes(reel)),
          also: nothingMore,
        })),
      ),
      ...due.map((stops) => ({
        views: viewsOf(parts, isHeld(stops)),
        also: () => [respinNode(round, feature, stops)],
      })),
    ].filter(({ views }) => views.every((reel) => reel.length > 0)),
  )
}

function respinNode(round, feature, stops) {
  const { spin } = round.game.definition.features[feature]
  const parts = round.partsOf(spin)
  const views = viewsOf(parts, (reel, _, stop) => stops[reel] === null || stop === stops[reel])
  const ways = waysOf(round.game, parts, views, { most: round.most })
  return round.graph.add(ways.map((way) => round.caseOf(way)))
}

function subsets(length, size) {
  return productOf(Array.from({ length }, () => [false, true]))
    .filter((taken) => taken.filter(Boolean).length === size)
    .map((taken) => taken.flatMap((isTaken, reel) => (isTaken ? [reel] : [])))
}

const productOf = (lists) =>
  lists.reduce((all, list) => all.flatMap((one) => list.map((item) => [...one, item])), [[]])

function walkCases(round, parts) {
  const wild = parts.definition.wild.symbol
  const face = parts.definition.symbols.indexOf(wild)
  const views = viewsOf(parts)
  const rowOf = ({ cells }) => cells.indexOf(face)
  const rows = views.map((reel) => [...new Set(reel.map(rowOf))])
  const known = new Map()
  return casesOfParts(
    round,
    parts,
    productOf(rows).map((shown) => ({
      views: views.map((reel, number) => reel.filter((view) => rowOf(view) === shown[number])),
      also: () => {
        const node = walkNode(round, parts.rule.walk, shown, known)
        return node === null ? [] : [node]
      },
    })),
  )
}

/** The rest of a walk of wilds that stand on these rows; null when none has a step to go. */
function walkNode(round, feature, rows, known) {
  if (rows.slice(1).every((row) => row < 0)) return null
  const standing = [...rows.slice(1), -1]
  const key = standing.join()
  const found = known.get(key)
  if (found !== undefined) return found
  const after = walkNode(round, feature, standing, known)
  const { spin } = round.game.definition.features[feature]
  const parts = round.partsOf(spin)
  const face = parts.definition.symbols.indexOf(parts.definition.wild.symbol)
  const views = viewsOf(parts).map((reel, number) =>
    joined(
      reel.map((view) =>
        standing[number] < 0 ? view : { ...view, cells: view.cells.with(standing[number], face) },
      ),
    ),
  )
  const ways = waysOf(round.game, parts, views, { most: round.most })
  const node = round.graph.add(ways.map((way) => round.caseOf(way, after === null ? [] : [after])))
  known.set(key, node)
  return node
}
