// A spin of reels: stops, changes, wins; and what symbols in view start.
import { byCount, byWeight } from '../words.mjs'
import { refuseBesideRemoval, windowWithout } from './removal.mjs'
import { cellOf } from './splits.mjs'
import { winsOf } from './wins.mjs'

const nothingStands = { filled: [], stopped: new Map(), wilds: [] }

/**
 * Turns the reels, changes what must change, pays what wins.
 * @param before what stands: reels that are filled, reels that stay where they stopped, and cells with wilds.
 * @returns where the reels stand, what was in view before it changed, the grid that won, and the reels that were newly filled.
 */
export function spin(game, rule, round, before = nothingStands) {
  const filler = fillerOf(game.definition, rule)
  const stops = turn(rule, round, before)
  const stopped = stops.map((stop, reel) => windowOf(game.definition, rule, { reel, stop }))
  const shown = stopped.map((window, reel) =>
    before.filled.includes(reel) ? window.map(() => filler) : [...window],
  )
  const wild = game.definition.wild?.symbol
  for (const [reel, row] of before.wilds) shown[reel][row] = wild
  round.tell('reelsStopped', { mode: rule.mode, stops, grid: shown.map((cells) => [...cells]) })
  const seen = withoutRemoved(game, rule, { stops, shown }, round)
  const windows = rule.removal === undefined ? stopped : seen
  const cash = showCash(rule, windows, round)
  const turned = windows.flatMap((window, reel) =>
    window.includes(filler) && !before.filled.includes(reel) && !before.stopped.has(reel)
      ? [reel]
      : [],
  )
  const names = seen.map((cells, reel) => (turned.includes(reel) ? cells.map(() => filler) : cells))
  const changed = upgraded(game, rule, revealed(rule, names, round), round)
  const grid = multiplied(game, rule, dropped(game, rule, changed, round), round)
  payWins(game, rule, grid, round)
  collectCash(rule, windows, cash, round)
  return { stops, seen, grid, turned }
}

/** The symbol that fills the whole reel that shows it. */
function fillerOf({ wild }, { mystery }) {
  if (mystery?.fills) return mystery.symbol
  return wild?.expands || wild?.nudges ? wild.symbol : null
}

function turn({ strips, colossal = [] }, round, { filled, stopped, stops: stood = [] }) {
  const stops = []
  for (const [reel, strip] of strips.entries()) {
    if (filled.includes(reel)) stops.push(stood[reel])
    else if (stopped.has(reel)) stops.push(stopped.get(reel))
    else if (colossal.includes(reel) && reel !== colossal[0]) stops.push(stops[colossal[0]])
    else stops.push(round.draw(strip.length))
  }
  return stops
}

function windowOf({ rows }, { strips, colossal = [] }, { reel, stop }) {
  const strip = strips[reel]
  return Array.from({ length: rows[reel] }, (_, row) =>
    colossal.includes(reel) ? strip[stop] : strip[(stop + row) % strip.length],
  )
}

/** Symbols that go make the reels show what stands above them. */
function withoutRemoved({ definition }, rule, { stops, shown }, round) {
  const { removal } = rule
  if (removal === undefined) return shown
  refuseBesideRemoval(definition, rule)
  const { symbols } = byWeight(round.draw, [
    { symbols: [], weight: removal.none },
    ...removal.choices,
  ])
  const removed = placesOf(shown, (name) => symbols.includes(name))
  if (removed.length === 0) return shown
  const grid = shown.map(({ length }, reel) =>
    windowWithout(rule.strips[reel], symbols, { stop: stops[reel], rows: length }),
  )
  round.tell('symbolsRemoved', { symbols, removed, grid })
  return grid
}

function revealed({ mystery }, names, round) {
  if (mystery === undefined || !names.some((cells) => cells.includes(mystery.symbol))) return names
  const { symbol } = byWeight(round.draw, mystery.choices)
  round.tell('cellsChanged', { by: 'mystery' })
  return names.map((cells) => cells.map((name) => (name === mystery.symbol ? symbol : name)))
}

/** All of one symbol become another. */
function upgraded({ definition }, { upgrade }, names, round) {
  if (upgrade === undefined) return names
  const { from, to } = byWeight(round.draw, [{ weight: upgrade.none }, ...upgrade.choices])
  if (from === undefined || !names.some((cells) => cells.includes(from))) return names
  const isSplit = (definition.splits ?? []).some(({ symbol }) => symbol === to)
  round.tell('cellsChanged', { by: isSplit ? 'split' : 'upgrade' })
  return names.map((cells) => cells.map((name) => (name === from ? to : name)))
}

/** Wilds that drop spare what is special. */
function dropped({ definition }, rule, names, round) {
  const { wildDrop, scatters, triggers, cash, chosenWild } = rule
  if (wildDrop === undefined) return names
  const none = { cells: [], weight: wildDrop.none }
  const { cells } = byWeight(round.draw, [none, ...wildDrop.patterns])
  const special = [...scatters, ...triggers].map(({ symbol }) => symbol)
  if (cash !== undefined) special.push(cash.symbol, cash.collector)
  if (chosenWild !== undefined) special.push(chosenWild.symbol)
  const wild = definition.wild.symbol
  const after = names.map((column) => [...column])
  let changed = 0
  for (const [reel, row] of cells) {
    const name = after[reel][row]
    if (name === wild || special.includes(name)) continue
    after[reel][row] = wild
    changed++
  }
  if (changed > 0) round.tell('cellsChanged', { by: 'wildDrop' })
  return after
}

/** Names as cells; each wild in view draws what it multiplies by. */
function multiplied({ definition }, { wildMultipliers }, names, round) {
  const wild = definition.wild?.symbol
  return names.map((cells) =>
    cells.map((name) => ({
      ...cellOf(definition, name),
      times:
        name === wild && wildMultipliers !== undefined
          ? byWeight(round.draw, wildMultipliers).value
          : 1,
    })),
  )
}

function payWins(game, rule, grid, round) {
  const { wild, fullScreen, fullScreenOf } = game.definition
  const { chosenWild, multiplierReel } = rule
  const wilds = wild === undefined ? [] : [wild.symbol]
  const shows = (name) => grid.some((cells) => cells.some(({ symbol }) => symbol === name))
  if (chosenWild !== undefined && shows(chosenWild.symbol)) {
    const { symbol } = byWeight(round.draw, chosenWild.choices)
    round.tell('symbolChosen', { by: 'wild', symbol })
    wilds.push(symbol)
  }
  let times = multiplierReel === undefined ? 1 : byWeight(round.draw, multiplierReel).value
  const cells = grid.flat()
  const isFullScreen = cells.every(({ symbol, times: own }) =>
    fullScreenOf === undefined
      ? symbol === cells[0].symbol && own === cells[0].times
      : fullScreenOf.includes(symbol),
  )
  if (fullScreen !== undefined && isFullScreen) times *= fullScreen
  for (const { type, units, multiplier, ...told } of winsOf(game, rule, grid, wilds)) {
    if (!round.win(type, units * times, { ...told, multiplier: multiplier * times })) return
  }
}

function showCash({ cash }, windows, round) {
  if (cash === undefined) return []
  const amounts = windows
    .flat()
    .filter((name) => name === cash.symbol)
    .map(() => byWeight(round.draw, cash.values).value)
  if (amounts.length > 0) round.tell('cashShown', { amounts })
  return amounts
}

function collectCash({ cash }, windows, amounts, round) {
  if (cash === undefined) return
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  for (const name of windows.flat()) {
    if (name !== cash.collector) continue
    if (!round.win('cashCollected', sum, {})) return
  }
}

/** Pays scatters, and says what starts, in order. */
export function settle(game, rule, { stops, seen, grid }, round) {
  const inView = (symbol) => placesOf(seen, (name) => name === symbol)
  for (const { symbol, pays } of rule.scatters) {
    const count = inView(symbol).length
    round.win('scatterWon', byCount(pays, count) * (rule.multiplier ?? 1), { symbol, count })
  }
  const started = rule.triggers.flatMap(({ symbol, feature, by }) => {
    const cells = inView(symbol)
    const value = byCount(by, cells.length)
    return value > 0 ? [{ feature, by: value, cells }] : []
  })
  const { respin, walk } = rule
  if (respin !== undefined && inView(respin.symbol).length === respin.count) {
    const held = inView(respin.symbol).map(([reel]) => [reel, stops[reel]])
    started.push({ feature: respin.feature, held: new Map(held) })
  }
  const wilds = placesOf(grid, ({ symbol }) => symbol === game.definition.wild?.symbol)
  if (walk !== undefined && wilds.length > 0) started.push({ feature: walk, wilds })
  return started
}

function placesOf(grid, holds) {
  return grid.flatMap((cells, reel) =>
    cells.flatMap((cell, row) => (holds(cell) ? [[reel, row]] : [])),
  )
}
