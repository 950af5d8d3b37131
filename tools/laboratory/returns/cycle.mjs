// The whole cycle of a spin: every combination of what its reels can show, with what it wins and which specials are in view.
import { LineStates } from './line-states.mjs'
import { coursesOf } from './views.mjs'
import { Wins } from './wins.mjs'

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
  return found
}

function adder(found, { weight, multipliers = [{ value: 1, weight: 1 }], most }) {
  return (key, units, ways) => {
    const wins = found.get(key) ?? new Wins(most)
    found.set(key, wins)
    for (const { value, weight: own } of multipliers) wins.add(units * value, ways * weight * own)
  }
}

/** `[reel]`: combinations of this reel and all later ones, by key. */
function restsOf(views) {
  const rests = [new Map([[0, 1]])]
  for (const reel of views.toReversed()) {
    const rest = new Map()
    for (const { key, weight } of joinedKeys(reel)) {
      for (const [more, ways] of rests[0]) {
        rest.set(key + more, (rest.get(key + more) ?? 0) + weight * ways)
      }
    }
    rests.unshift(rest)
  }
  return rests
}

function joinedKeys(reel) {
  const keys = new Map()
  for (const { key, weight } of reel) keys.set(key, (keys.get(key) ?? 0) + weight)
  return [...keys].map(([key, weight]) => ({ key, weight }))
}

/** Lines are followed only as far as a run may go on; where none does, all later reels are counted at once. */
function walkLines(game, parts, { views, wilds }, add) {
  const { lines } = game.definition.rule
  const states = new LineStates(game, parts, wilds)
  const rests = restsOf(views)
  const walk = (reel, alive, at) => {
    for (const { cells, weight, key } of views[reel]) {
      let { units } = at
      const next = []
      for (let i = 0; i < alive.length; i += 2) {
        const line = alive[i]
        const state = states.after(alive[i + 1], cells[lines[line][reel]])
        const won = states.won[state]
        if (won < 0) next.push(line, state)
        else units += won
      }
      const now = { units, ways: at.ways * weight, key: at.key + key }
      if (next.length > 0) walk(reel + 1, next, now)
      else for (const [more, ways] of rests[reel + 1]) add(now.key + more, units, now.ways * ways)
    }
  }
  walk(
    0,
    lines.flatMap((_, line) => [line, 0]),
    { units: 0, ways: 1, key: 0 },
  )
}

function walkWays({ definition }, parts, { views, wilds }, add) {
  const { pays } = definition
  const multiplier = parts.rule.multiplier ?? 1
  const names = Object.keys(pays)
  const through = views.map((reel) =>
    reel.map(({ cells }) =>
      names.map((name) =>
        cells.reduce((sum, face) => {
          const { symbol, times } = parts.faces[face]
          return symbol === name || wilds.includes(symbol) ? sum + times : sum
        }, 0),
      ),
    ),
  )
  const rests = restsOf(views)
  const paid = (number, product, count) => (pays[names[number]][count] ?? 0) * product * multiplier
  const walk = (reel, alive, at) => {
    for (const [i, { weight, key }] of views[reel].entries()) {
      let { units } = at
      const next = []
      for (let one = 0; one < alive.length; one += 2) {
        const number = alive[one]
        const ways = through[reel][i][number]
        if (ways === 0) units += paid(number, alive[one + 1], reel)
        else if (reel + 1 < views.length) next.push(number, alive[one + 1] * ways)
        else units += paid(number, alive[one + 1] * ways, views.length)
      }
      const now = { units, ways: at.ways * weight, key: at.key + key }
      if (next.length > 0) walk(reel + 1, next, now)
      else for (const [more, ways] of rests[reel + 1]) add(now.key + more, units, now.ways * ways)
    }
  }
  walk(
    0,
    names.flatMap((_, number) => [number, 1]),
    { units: 0, ways: 1, key: 0 },
  )
}

/** A screen of one face wins more than its lines: what was counted for it is taken back and counted anew. */
function moveFullScreens(game, parts, { views, wilds }, add) {
  const { fullScreen } = game.definition
  for (const face of parts.faces.keys()) {
    const whole = views.map((reel) =>
      reel.filter(({ cells }) => cells.every((one) => one === face)),
    )
    if (whole.some((reel) => reel.length === 0)) continue
    walkLines(game, parts, { views: whole, wilds }, (key, units, ways) => {
      add(key, units, -ways)
      add(key, units * fullScreen, ways)
    })
  }
}
