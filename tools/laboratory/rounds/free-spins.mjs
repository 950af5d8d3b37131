// Features that are spins for nothing. Each is begun when it starts, and then played: a generator that yields whenever the player is to act.
import { byCount, byWeight } from '../words.mjs'
import { settle, spin } from './spin.mjs'

/**
 * Plays a run of free spins.
 * @param run { name, spin, by, most, start } and, of a book, its special `symbols`.
 * @param {(starts: readonly object[]) => Generator} playStarted plays features that a spin starts.
 */
function* playRun(game, round, run, playStarted) {
  const rule = game.definition.spins[run.spin]
  let left = run.by
  let given = run.by
  for (let played = 1; left > 0; played++) {
    yield 'freeSpin'
    round.tell('freeSpinStarted', { number: played, left: left - 1 })
    const shown = spin(game, rule, round)
    for (const symbol of run.symbols ?? []) expand(game, rule, { grid: shown.grid, symbol }, round)
    const started = settle(game, rule, shown, round)
    left--
    for (const { by } of started.filter(({ feature }) => feature === run.name)) {
      const more = round.isFull ? 0 : Math.min(by, run.most - given)
      left += more
      given += more
      if (more > 0) round.tell('freeSpinsAwarded', { count: more, left })
    }
    const others = started.filter(({ feature }) => feature !== run.name)
    if (others.length > 0 && !round.isFull) {
      yield* playStarted(others)
      if (round.isFull) return
    }
    if (left > 0 && !round.isFull) continue
    tellEnd(round, played, run.start)
    return
  }
}

function tellEnd(round, spins, from) {
  round.tell('freeSpinsEnded', { spins, pay: round.units - from, total: round.units })
}

function award(round, count) {
  round.tell('freeSpinsAwarded', { count, left: count })
  return round.units
}

export function beginFreeSpins(game, round, { name, rule, started, playStarted }) {
  const by = Math.min(started.by, rule.most)
  const start = award(round, by)
  return playRun(game, round, { name, spin: rule.spin, by, most: rule.most, start }, playStarted)
}

export function beginBook(game, round, { name, rule, started, playStarted }) {
  if (rule.chosen) return playChosenBook(game, round, { name, rule, started, playStarted })
  const by = Math.min(started.by, rule.most)
  const start = award(round, by)
  const symbols = []
  for (let left = rule.symbols; symbols.length < (rule.drawn ?? 1); ) {
    const one = byWeight(round.draw, left)
    left = left.filter((other) => other !== one)
    symbols.push(one.symbol)
    round.tell('symbolChosen', { by: 'book', symbol: one.symbol })
  }
  const run = { name, spin: rule.spin, by, most: rule.most, start, symbols }
  return playRun(game, round, run, playStarted)
}

function* playChosenBook(game, round, { name, rule, started, playStarted }) {
  const { choice } = yield 'choose'
  round.tell('choiceMade', { option: choice })
  const by = Math.min(started.by, rule.most)
  const start = award(round, by)
  const { symbol } = rule.symbols[choice]
  round.tell('symbolChosen', { by: 'player', symbol })
  const run = { name, spin: rule.spin, by, most: rule.most, start, symbols: [symbol] }
  yield* playRun(game, round, run, playStarted)
}

/** The book's symbol pays on every line, by the reels that show it. */
function expand({ definition }, rule, { grid, symbol }, round) {
  const count = grid.filter((cells) => cells.some((cell) => cell.symbol === symbol)).length
  const multiplier = rule.multiplier ?? 1
  const units = byCount(definition.pays[symbol], count) * multiplier
  if (units === 0) return
  for (const line of definition.rule.lines.keys()) {
    if (!round.win('lineWon', units, { line, symbol, count, multiplier })) return
  }
}

export function* beginChoice(game, round, { name, rule, playStarted }) {
  const { choice } = yield 'choose'
  const { spin: spinName, spins, most } = rule.options[choice]
  round.tell('choiceMade', { option: choice })
  const start = award(round, spins)
  yield* playRun(game, round, { name, spin: spinName, by: spins, most, start }, playStarted)
}

export function beginSticky(game, round, { rule, started }) {
  const start = award(round, started.by)
  return playSticky(game, round, { rule, by: started.by, start })
}

function* playSticky(game, round, { rule, by, start }) {
  const spinRule = game.definition.spins[rule.spin]
  let standing = { filled: [], stopped: new Map(), wilds: [] }
  let left = by
  for (let played = 1; ; played++) {
    yield 'freeSpin'
    round.tell('freeSpinStarted', { number: played, left: left - 1 })
    const { stops, turned } = spin(game, spinRule, round, standing)
    const more = turned.length * rule.extraPerReel
    left += more - 1
    if (more > 0) round.tell('freeSpinsAwarded', { count: more, left })
    standing = { ...standing, filled: [...standing.filled, ...turned], stops }
    if (left > 0 && !round.isFull) continue
    tellEnd(round, played, start)
    return
  }
}

export function* beginRespin(game, round, { rule, started, playStarted }) {
  const spinRule = game.definition.spins[rule.spin]
  yield 'respin'
  round.tell('respinStarted', { held: [...started.held.keys()] })
  const shown = spin(game, spinRule, round, { filled: [], stopped: started.held, wilds: [] })
  yield* playStarted(settle(game, spinRule, shown, round))
}

export function* beginWalk(game, round, { rule, started }) {
  const spinRule = game.definition.spins[rule.spin]
  let { wilds } = started
  while (wilds.some(([reel]) => reel > 0)) {
    yield 'respin'
    wilds = wilds.filter(([reel]) => reel > 0).map(([reel, row]) => [reel - 1, row])
    round.tell('respinStarted', { held: [] })
    spin(game, spinRule, round, { filled: [], stopped: new Map(), wilds })
    if (round.isFull) return
  }
}
