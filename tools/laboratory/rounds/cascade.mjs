// A round of a cascading grid.
import { byCount, byWeight } from '../words.mjs'
import { groupsOf } from './cascade-groups.mjs'

export function* playCascade(game, round) {
  const { scatter, climb } = game.definition
  const { grid } = spin(game, round, 'base', { rung: 0, wins: new Map() })
  let left = round.isFull ? 0 : payScatters(game, round, grid)
  const from = round.units
  let standing = { rung: 0, wins: new Map() }
  for (let played = 0; left > 0; ) {
    yield 'freeSpin'
    const room = scatter.most - played - left
    played++
    round.tell('freeSpinStarted', { number: played, left: left - 1 })
    const rested = spin(game, round, 'free', standing)
    standing = { rung: climb.stays ? rested.rung : 0, wins: rested.wins }
    const extra = byCount(scatter.extra, countOf(rested.grid, scatter.symbol))
    const more = round.isFull ? 0 : Math.min(extra, room)
    left += more - 1
    if (more > 0) round.tell('freeSpinsAwarded', { count: more, left })
    if (round.isFull) left = 0
    if (left === 0) {
      round.tell('freeSpinsEnded', { spins: played, pay: round.units - from, total: round.units })
    }
  }
  if (round.isFull) round.tell('maxWinReached', { total: round.units })
  round.tell('roundEnded', { total: round.units })
}

const countOf = (grid, name) => grid.flat().filter(({ symbol }) => symbol === name).length

/** Pays scatters of the paid spin; returns how many free spins they give. */
function payScatters({ definition: { scatter } }, round, grid) {
  if (scatter === null) return 0
  const { symbol, pays, freeSpins } = scatter
  const count = countOf(grid, symbol)
  round.win('scatterWon', byCount(pays, count), { symbol, count })
  const given = round.isFull ? 0 : byCount(freeSpins, count)
  if (given > 0) round.tell('freeSpinsAwarded', { count: given, left: given })
  return given
}

/** A new grid, and cascades until nothing pays. `wins`: how often something won on each place. */
function spin(game, round, mode, standing) {
  const { definition } = game
  const before = round.units
  const ladder = definition.climb[mode]
  let { rung } = standing
  const wins = new Map(standing.wins)
  const heights = definition.heights.map((list) =>
    list.length > 1 ? list[round.draw(list.length)] : list[0],
  )
  let grid = filled(game, round, { mode, columns: heights.map(() => []), heights })
  round.tell('reelsStopped', { mode, stops: [], grid: namesOf(grid) })
  for (let number = 1; ; number++) {
    const groups = groupsOf(game, grid)
    if (groups.length === 0) break
    payGroups(game, round, groups, { climbed: byCount(ladder, rung), wins })
    if (round.isFull) return { grid, rung, wins }
    const gone = new Set(groups.flatMap(({ cells }) => cells.map(String)))
    for (const place of gone) wins.set(place, (wins.get(place) ?? 0) + 1)
    const columns = grid.map((column, reel) =>
      column.filter((_, row) => !gone.has(String([reel, row]))),
    )
    grid = filled(game, round, { mode, columns, heights })
    round.tell('cascaded', { number, grid: namesOf(grid) })
    if (definition.cornerWilds) grid = withCorners(definition, grid, { gone, round })
    rung = Math.min(rung + 1, ladder.length - 1)
  }
  multiplyByBombs(definition, round, grid, round.units - before)
  return { grid, rung, wins }
}

function payGroups({ definition }, round, groups, { climbed, wins }) {
  const { by, placeMultipliers = [1] } = definition
  for (const { symbol, count, ways, cells, units } of groups) {
    const places = cells
      .map((place) => byCount(placeMultipliers, wins.get(String(place)) ?? 0))
      .filter((value) => value > 1)
    const multiplier =
      climbed *
      Math.max(
        1,
        places.reduce((sum, value) => sum + value, 0),
      )
    const isPaid = round.win('groupWon', units * multiplier, {
      by,
      symbol,
      count,
      ways,
      multiplier,
    })
    if (!isPaid) return
  }
}

/** New cells above those that are left, reel by reel from the top. */
function filled({ definition, order }, round, { mode, columns, heights }) {
  const { weights, bombs } = definition
  return columns.map((left, reel) => {
    const urn = order.symbols.map((symbol) => ({
      symbol,
      weight: weights[mode][reel][symbol] ?? 0,
    }))
    const fresh = Array.from({ length: heights[reel] - left.length }, () => {
      const { symbol } = byWeight(round.draw, urn)
      const value = symbol === bombs?.symbol ? byWeight(round.draw, bombs.values).value : 0
      return { symbol, value }
    })
    return [...fresh, ...left]
  })
}

/** Corners that were cleared hold wilds. */
function withCorners({ wild }, grid, { gone, round }) {
  const [right, bottom] = [grid.length - 1, grid[0].length - 1]
  const corners = [0, right].flatMap((reel) => [0, bottom].map((row) => String([reel, row])))
  const cleared = corners.filter((corner) => gone.has(corner))
  if (cleared.length === 0) return grid
  round.tell('cellsChanged', { by: 'wildDrop' })
  return grid.map((column, reel) =>
    column.map((cell, row) =>
      cleared.includes(String([reel, row])) ? { symbol: wild, value: 0 } : cell,
    ),
  )
}

function multiplyByBombs({ bombs }, round, grid, won) {
  const values = grid
    .flat()
    .filter(({ symbol }) => symbol === bombs?.symbol)
    .map(({ value }) => value)
  if (won === 0 || values.length === 0) return
  const multiplier = values.reduce((sum, value) => sum + value, 0)
  const pay = round.pay(won * (multiplier - 1))
  round.tell('spinMultiplied', { multiplier, pay, total: round.units })
}

const namesOf = (grid) => grid.map((column) => column.map(({ symbol }) => symbol))
