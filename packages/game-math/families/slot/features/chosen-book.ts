import { item } from '../../../at.ts'
import { noWin } from '../../../chances/wins.ts'
import type { Action } from '../../../game.ts'
import { fields } from '../read.ts'
import type { ReadySpin } from '../spin/ready-spin.ts'
import type { Telling } from '../telling.ts'
import { readBook } from './book.ts'
import { bookRuns, type BookState, oneBookSpin } from './book-run.ts'
import { readCause } from './choose/read-cause.ts'
import type { Cause, Feature, Outcome } from './feature.ts'
import { endedOr, freeSpinDue, startRun } from './free-run.ts'
import { runChances } from './free-spins.ts'
import type { BookRule } from './rules.ts'

/** Free spins whose special symbol is still to be chosen, or those for which it was. */
export type ChosenBookState = BookState | { readonly symbol: null; readonly cause: Cause }

/**
 * Free spins whose special symbol the player chooses when they start. Proved is what a player wins who always takes the symbol that the
 * proof names, or who takes every symbol as often.
 */
export function chosenBookFeature(
  name: string,
  rule: BookRule,
  spin: ReadySpin,
): Feature<ChosenBookState> {
  const runWith = bookRuns(name, rule, spin)
  const [multiplier, rows] = [spin.rule.multiplier ?? 1, Math.max(...spin.definition.rows)]
  return {
    start(cause, telling) {
      const spins = Math.min(cause.by, rule.most)
      const options = rule.symbols.map(({ symbol }) => ({ spins, multiplier, rows, symbol }))
      telling.tell({ type: 'choiceOffered', options })
      return { symbol: null, cause }
    },
    legal: (state) =>
      state.symbol === null
        ? [{ type: 'choose', choices: [...rule.symbols.keys()] }]
        : freeSpinDue(state),
    act: (state, action, telling) =>
      state.symbol === null
        ? choose(rule, state.cause, action, telling)
        : oneBookSpin({ name, rule, spin }, state, action, telling),
    resume: (state, telling) => (state.symbol === null ? state : endedOr(state, telling)),
    read(stored) {
      const { symbol, cause } = fields(stored)
      return symbol === null ? { symbol, cause: readCause(cause) } : readBook(rule, stored)
    },
    chances(by, proof) {
      const chosen = proof.chosen(name)
      const taken = chosen === null ? rule.symbols : [item(rule.symbols, chosen)]
      return proof.chances.oneOf(
        name,
        taken.map(({ symbol }) => ({
          weight: 1n,
          wins: noWin,
          also: [],
          after: runChances(Math.min(by, rule.most), runWith([symbol]), proof),
        })),
      )
    },
  }
}

function choose(
  rule: BookRule,
  cause: Cause,
  { type, choice }: Action,
  telling: Telling,
): Outcome<BookState> {
  const option = choice === undefined ? undefined : rule.symbols[choice]
  if (type !== 'choose' || choice === undefined || option === undefined) {
    throw new RangeError('one of the symbols is to be chosen')
  }
  telling.tell({ type: 'choiceMade', option: choice })
  const by = Math.min(cause.by, rule.most)
  const run = startRun({ ...cause, by }, telling)
  const { symbol } = option
  telling.tell({ type: 'symbolChosen', by: 'player', symbol })
  return { state: { ...run, given: by, symbol }, starts: [] }
}
