import { winsOf } from '../../../chances/wins.ts'
import { item } from '../../../at.ts'
import type { Action } from '../../../game.ts'
import { demand, fields, list, whole } from '../read.ts'
import type { Telling } from '../telling.ts'
import type { Feature, Outcome } from './feature.ts'
import type { PickRule } from './rules.ts'
import { pickWeights } from './pick-weights.ts'

/** Where a pick bonus stands. Nothing here is secret: what is still closed is decided when it is opened. */
export interface PickState {
  /** In the order they were opened; each held a prize, as an ender ends the bonus. */
  readonly opened: readonly OpenedChoice[]
}

interface OpenedChoice {
  readonly choice: number
  /** What it held. */
  readonly pay: number
}

/** An ender among contents; a prize is its pay. */
const ender = 0

export function pickFeature(name: string, rule: PickRule): Feature<PickState> {
  const wins = winsOf(pickWeights(rule))
  return {
    start({ symbol, cells }, telling) {
      telling.tell({ type: 'pickStarted', symbol, cells, choices: choiceCount(rule) })
      return { opened: [] }
    },
    legal: ({ opened }) => [{ type: 'pick', choices: closedChoices(rule, opened) }],
    act: (state, action, telling) => openChoice(rule, state, action, telling),
    read: (stored) => readPick(rule, stored),
    chances: (_, { chances }) =>
      chances.oneOf(name, [{ weight: 1n, wins, also: [], after: chances.nothing }]),
  }
}

/** Things to pick from. */
function choiceCount({ prizes, enders }: PickRule): number {
  return prizes.length + enders
}

/** Choices not yet opened, ascending. */
function closedChoices(rule: PickRule, opened: readonly OpenedChoice[]): readonly number[] {
  const all = Array.from({ length: choiceCount(rule) }, (_, choice) => choice)
  return all.filter((choice) => opened.every((open) => open.choice !== choice))
}

/**
 * Opens one closed choice. What it holds is drawn now from all that is still closed, each with the same chance, so no choice
 * is better than another.
 */
function openChoice(
  rule: PickRule,
  { opened: before }: PickState,
  { type, choice }: Action,
  telling: Telling,
): Outcome<PickState> {
  const closed = closedChoices(rule, before)
  if (type !== 'pick') throw new RangeError('a pick is due')
  if (choice === undefined || !closed.includes(choice)) throw new RangeError('not a closed choice')
  const contents = contentsLeft(rule, before)
  const found = takeAt(contents, telling.draw.below(contents.length))
  const pay = telling.pay(found)
  telling.tell({ type: 'picked', choice, ends: found === ender, pay, total: telling.units })
  const opened = found === ender ? before : [...before, { choice, pay: found }]
  if (found !== ender && contents.some((content) => content !== ender) && !telling.isFull) {
    return { state: { opened }, starts: [] }
  }
  tellUnopened(
    closed.filter((other) => other !== choice),
    { contents, telling, pay: paidBy(before) + pay },
  )
  return { state: null, starts: [] }
}

/** What the closed choices hold together, in no order that matters. */
function contentsLeft(rule: PickRule, opened: readonly OpenedChoice[]): number[] {
  const contents = [...rule.prizes, ...Array.from({ length: rule.enders }, () => ender)]
  for (const { pay } of opened) takeAt(contents, contents.indexOf(pay))
  return contents
}

function takeAt(contents: number[], index: number): number {
  const taken = item(contents, index)
  contents.splice(index, 1)
  return taken
}

/** Deals what is left over the choices that stay closed; shown, never paid. */
function tellUnopened(
  closed: readonly number[],
  end: { readonly contents: number[]; readonly telling: Telling; readonly pay: number },
): void {
  const { contents, telling, pay } = end
  const unopened = closed.map((choice) => {
    const content = takeAt(contents, telling.draw.below(contents.length))
    return { choice, ends: content === ender, pay: content }
  })
  telling.tell({ type: 'pickEnded', unopened, pay, total: telling.units })
}

function paidBy(opened: readonly OpenedChoice[]): number {
  return opened.reduce((sum, { pay }) => sum + pay, 0)
}

function readPick(rule: PickRule, stored: unknown): PickState {
  const left = [...rule.prizes]
  const opened = list(fields(stored)['opened']).map((entry): OpenedChoice => {
    const { choice, pay } = fields(entry)
    const held = whole(pay)
    const prize = left.indexOf(held)
    demand(prize >= 0, 'prize')
    left.splice(prize, 1)
    return { choice: whole(choice, choiceCount(rule) - 1), pay: held }
  })
  demand(left.length > 0, 'a prize still closed')
  demand(new Set(opened.map(({ choice }) => choice)).size === opened.length, 'choices')
  return { opened }
}
