import type { RoundAction } from '@fairhouse/contract/rounds/round'
import type { Step } from '../game.ts'
import type { Book } from './book.ts'
import { choiceCount, type SlotRules } from './rules.ts'
import type { SlotState } from './state.ts'

export type SlotStep = Step<SlotState>

/** Closes a step: the round goes on with what is pending, or ends when nothing is or when it has won the most it can. */
export function stepFrom(
  rules: SlotRules,
  book: Book,
  pending: Pick<SlotState, 'pick' | 'free'>,
): SlotStep {
  const { units } = book
  if (!book.isFull && (pending.pick !== null || pending.free !== null)) {
    const state: SlotState = { version: 1, units, done: false, ...pending }
    return { state, events: book.events, actions: legalActions(rules, state) }
  }
  if (book.isFull) book.tell({ type: 'maxWinReached', total: units })
  book.tell({ type: 'roundEnded', total: units })
  const state: SlotState = { version: 1, units, done: true, pick: null, free: null }
  return { state, events: book.events, actions: nothingToDo }
}

const nothingToDo: readonly RoundAction[] = []

/** What the player may do: first finish the pick bonus, then play the free spins. */
export function legalActions(rules: SlotRules, state: SlotState): readonly RoundAction[] {
  if (state.done) return nothingToDo
  if (state.pick !== null) {
    const opened = state.pick.opened.map(({ choice }) => choice)
    return [{ type: 'pick', choices: closedChoices(rules, opened) }]
  }
  return state.free === null ? nothingToDo : [{ type: 'freeSpin', left: state.free.left }]
}

/** Choices not yet opened, ascending. */
export function closedChoices(rules: SlotRules, opened: readonly number[]): readonly number[] {
  const all = Array.from({ length: choiceCount(rules.definition) }, (_, choice) => choice)
  return all.filter((choice) => !opened.includes(choice))
}
