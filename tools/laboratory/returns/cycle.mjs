// The whole cycle of a spin: every combination of what its reels can show, with what it wins and which specials are in view.
import { LineStates } from './line-states.mjs'
import { coursesOf } from './views.mjs'
import { CountedWins } from './wins.mjs'

/**
 * Wins of every combination, by the key of the specials in view.
 * @param views of the reels, all or some.
 * @returns {Map<number, Wins>}
 */
export function cycleOf(game, parts, views, most) {
  const found = new Map()
  const { definition, rule } = parts
  for (const { weight, views: some, wilds } of coursesOf(parts, views)) {
    if (some.some((reel) => reel.length === 0)) continue
    const add = adder(found, { weight, multipliers: rule.multiplierReel, most })
    if (definition.rule.by === 'lines') walkLines(game, parts, { views: some, wilds }, add)
    else walkWays(game, parts, { views: some, wilds }, add)
    if (definition.fullScreen !== undefined)
      moveFullScreens(game, parts, { views: some, wilds }, add)
  }
  return new Map([...found].map(([key, wins]) => [key, wins.joined()]))
}

function adder(found, { weight, multipliers = [{ value: 1, weight: 1 }], most }) {
  return (key, units, ways) => {
    let wins = found.get(key)
    if (wins === undefined) found.set(key, (wins = new CountedWins(most)))
    for (const { value, weight: own } of multipliers) wins.add(units * value, ways * weight * own)
  }
}

/** `[reel]`: combinations of this reel and all later ones, by key. */
function restsOf(views) {
  const rests = [[[0, 1]]]
  for (const reel of views.toReversed()) {
    const rest = new Map()
    for (const { key, weight } of reel) {
      for (const [more, ways] of rests[0]) {
        rest.set(key + more, (rest.get(key + more) ?? 0) + weight * ways)
      }
    }
    rests.unshift([...rest])
  }
  return rests
}

/**
 * Lines are followed only as far as a run may go on; where none does, all other reels are counted at once. Where runs come from both ends the reels
 * are read from both ends.
 */
function walkLines(game, parts, { views: asTheyStand, wilds }, add) {
  const { lines } = game.definition.rule
  const states = new LineStates(game, parts, wilds)
  const views = states.order.map((reel) => asTheyStand[reel])
  const rows = lines.map((line) => states.order.map((reel) => line[reel]))
  const rests = restsOf(views)
  /** `[depth]`: lines that may still win, each with its state. */
  const alive = views.map(() => new Int32Array(2 * lines.length))
  const walk = (depth, count, at) => {
    const here = alive[depth]
    const next = alive[depth + 1]
    for (const { cells, weight, key } of views[depth]) {
      let { units } = at
      let left = 0
      for (let i = 0; i < count; i += 2) {
        const line = here[i]
        const state = states.after(here[i + 1], cells[rows[line][depth]])
        const won = states.won[state]
        if (won >= 0) units += won
        else {
          next[left++] = line
          next[left++] = state
        }
      }
      const now = { units, ways: at.ways * weight, key: at.key + key }
      if (left > 0) walk(depth + 1, left, now)
      else for (const [more, ways] of rests[depth + 1]) add(now.key + more, units, now.ways * ways)
    }
  }
  for (const line of lines.keys()) alive[0][2 * line] = line
  walk(0, 2 * lines.length, { units: 0, ways: 1, key: 0 })
}

function walkWays({ definition }, parts, { views, wilds }, add) {
  const { pays } = definition
  const multiplier = parts.rule.multiplier ?? 1
  const names = Object.keys(pays)
  const through = views.map((reel) =>
    reel.map(({ cells }) =>
      names.map((name) =>
        cells.reduce((sum, face) => {
          const { symbol, size, times } = parts.faces[face]
          return symbol === name || wilds.includes(symbol) ? sum + size * times : sum
        }, 0),
      ),
    ),
  )
  const rests = restsOf(views)
  const paid = names.map((name) =>
    views.map((_, reel) => [reel, reel + 1].map((count) => (pays[name][count] ?? 0) * multiplier)),
  )
  /** `[reel]`: symbols that may still win, each with its ways so far. */
  const alive = views.map(() => new Float64Array(2 * names.length))
  const walk = (reel, count, at) => {
    const here = alive[reel]
    const next = alive[reel + 1]
    for (const [i, { weight, key }] of views[reel].entries()) {
      const ways = through[reel][i]
      let { units } = at
      let left = 0
      for (let one = 0; one < count; one += 2) {
        const number = here[one]
        const own = ways[number]
        if (own === 0) units += paid[number][reel][0] * here[one + 1]
        else if (next === undefined) units += paid[number][reel][1] * here[one + 1] * own
        else {
          next[left++] = number
          next[left++] = here[one + 1] * own
        }
      }
      const now = { units, ways: at.ways * weight, key: at.key + key }
      if (left > 0) walk(reel + 1, left, now)
      else for (const [more, rest] of rests[reel + 1]) add(now.key + more, units, now.ways * rest)
    }
  }
  for (const number of names.keys()) alive[0].set([number, 1], 2 * number)
  walk(0, 2 * names.length, { units: 0, ways: 1, key: 0 })
}

/** A screen of one face, or of those that fill it together, wins more than its lines: what was counted for it is taken back and counted anew. */
function moveFullScreens(game, parts, { views, wilds }, add) {
  const { fullScreen, fullScreenOf } = game.definition
  const all = [...parts.faces.keys()]
  const fillings =
    fullScreenOf === undefined
      ? all.map((face) => [face])
      : [all.filter((face) => fullScreenOf.includes(parts.faces[face].symbol))]
  for (const filling of fillings) {
    const whole = views.map((reel) =>
      reel.filter(({ cells }) => cells.every((one) => filling.includes(one))),
    )
    if (whole.some((reel) => reel.length === 0)) continue
    walkLines(game, parts, { views: whole, wilds }, (key, units, ways) => {
      add(key, units, -ways)
      add(key, units * fullScreen, ways)
    })
  }
}
