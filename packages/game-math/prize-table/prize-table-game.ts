import { type Draw, drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { definitionHash } from '../definition-hash.ts'
import { baseMode, type Game, type RoundState, type Step } from '../game.ts'
import {
  type RowProof,
  type RowSource,
  rowCount,
  type PrizeTableHead,
  totalMass,
} from './prize-table-head.ts'

/** The version grows when the same table would play differently. */
export const prizeTableEngine = 'table 1'

/** A round of a table: the row's seed, from which all of it follows, and where the inner game stands. Never sent to a player. */
export interface PrizeTableState<Inner extends RoundState = RoundState> extends RoundState {
  /** Of this shape, so that a later shape can still read rounds left open. */
  readonly version: 1
  readonly seed: number
  /** Words of the seed that were taken so far. */
  readonly words: number
  readonly inner: Inner
}

/** A game whose rounds are drawn from a table of rounds of an inner game. */
export interface PrizeTableGame<Inner extends RoundState = RoundState>
  extends Game<PrizeTableState<Inner>> {
  readonly table: PrizeTableHead
  /** The same game with its rows at hand; without them it can only be asked where a round's row is. */
  withRows(rows: RowSource): PrizeTableGame<Inner>
  /** Draws the place of a round's row: its class by mass, then one of the class. */
  rowIndex(draw: Draw): number
  /** What proves a row against the root of the table. */
  prove(index: number): RowProof
  /** Opens the round of a row, wherever the stream may lead. */
  regenerated(index: number): Step<PrizeTableState<Inner>>
}

/**
 * Wraps a game so that its rounds come from a prize table: the stream draws a row by weight, and the row's seed draws everything
 * else. Rows are public and the first events of a round tell which it is, so the player is offered no choice: he would know what each leads to.
 * @throws RangeError when the masses of the table do not add up, or the inner game has other ways to bet, which the table did not weigh.
 */
export function prizeTableGame<Inner extends RoundState>(
  inner: Game<Inner>,
  table: PrizeTableHead,
  rows: RowSource = noRows,
): PrizeTableGame<Inner> {
  const mass = table.classes.reduce((sum, one) => sum + one.mass, 0)
  if (mass !== totalMass || table.classes.some((one) => one.rows === 0 || one.mass === 0)) {
    throw new RangeError('every class of a table has rows and a mass, and all masses add up')
  }
  if (inner.modes.length > 1) throw new RangeError('a table knows no way to bet but the plain one')
  const hash = definitionHash(prizeTableEngine, { inner: inner.hash, table })
  const regenerated = (index: number) => firstStep(inner, rows.row(index).seed)
  const { unitsPerStake, betLevels, modes, maxUnits, paytable } = inner
  return {
    hash,
    unitsPerStake,
    betLevels,
    modes,
    maxUnits,
    paytable,
    table,
    withRows: (source) => prizeTableGame(inner, table, source),
    rowIndex: (draw) => rowIndex(table, draw),
    prove: (index) => rows.prove(index),
    regenerated,
    open(draw, { mode = baseMode } = {}) {
      if (mode !== baseMode) throw new RangeError(`a table knows no mode ${mode}`)
      return regenerated(rowIndex(table, draw))
    },
    act(state, action) {
      const words = wordsFrom(state.seed, state.words)
      return stepOf(state.seed, words, inner.act(state.inner, action, drawFrom(words)))
    },
    legal: (state) => inner.legal(state.inner),
    parseState: (stored) => readState(inner, stored),
  }
}

/** Whether a game draws its rounds from a table. */
export function isPrizeTableGame(game: Game): game is PrizeTableGame {
  return 'table' in game && 'withRows' in game
}

function notAtHand(): never {
  throw new Error('the rows of this prize table are not at hand')
}

const noRows: RowSource = { row: notAtHand, prove: notAtHand }

function rowIndex(table: PrizeTableHead, draw: Draw): number {
  let mass = draw.below(totalMass)
  let first = 0
  for (const one of table.classes) {
    if (mass < one.mass) return first + draw.below(one.rows)
    mass -= one.mass
    first += one.rows
  }
  throw new RangeError(`a table of ${rowCount(table)} rows has masses that do not add up`)
}

function firstStep<Inner extends RoundState>(
  inner: Game<Inner>,
  seed: number,
): Step<PrizeTableState<Inner>> {
  const words = new SeededWords(seed)
  return stepOf(seed, words, inner.open(drawFrom(words)))
}

function stepOf<Inner extends RoundState>(
  seed: number,
  { words }: SeededWords,
  { state, events, actions }: Step<Inner>,
): Step<PrizeTableState<Inner>> {
  const { units, done } = state
  if (actions.length > 1 || actions.some((action) => 'choices' in action)) {
    throw new RangeError('a round of a table offers a choice, though its rest can be known')
  }
  return { state: { version: 1, units, done, seed, words, inner: state }, events, actions }
}

function wordsFrom(seed: number, skip: number): SeededWords {
  const words = new SeededWords(seed)
  while (words.words < skip) words.next()
  return words
}

function readState<Inner extends RoundState>(
  inner: Game<Inner>,
  stored: unknown,
): PrizeTableState<Inner> {
  if (typeof stored !== 'object' || stored === null) throw new TypeError('not a table state')
  const state: Readonly<Record<string, unknown>> = { ...stored }
  const { version, seed, words } = state
  if (version !== 1 || !isWord(seed) || !isWord(words)) throw new TypeError('not a table state')
  const within = inner.parseState(state['inner'])
  if (state['units'] !== within.units || state['done'] !== within.done) {
    throw new TypeError('not a table state: it and the inner one differ')
  }
  return { version, units: within.units, done: within.done, seed, words, inner: within }
}

const isWord = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < totalMass
