import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../at.ts'
import { Book } from './book.ts'
import type { PickRule } from './definition.ts'
import type { SlotRules } from './rules.ts'
import type { OpenedChoice, SlotState } from './state.ts'
import { closedChoices, type SlotStep, stepFrom } from './step.ts'

/** An ender among contents; a prize is its pay. */
const ender = 0

/**
 * Opens one closed choice. What it holds is drawn now from all that is still closed, each with the same chance, so no choice
 * is better than another.
 * @throws RangeError when no pick is due or the choice is not closed.
 */
export function pickChoice(
  rules: SlotRules,
  state: SlotState,
  choice: number | undefined,
  draw: Draw,
): SlotStep {
  const { pick, free } = state
  if (pick === null) throw new RangeError('nothing to pick now')
  const before = pick.opened.map((open) => open.choice)
  const closed = closedChoices(rules, before)
  if (choice === undefined || !closed.includes(choice)) throw new RangeError('not a closed choice')

  const book = new Book(state.units, rules.definition.maxUnits)
  const contents = contentsLeft(rules.definition.pick, pick.opened)
  const found = takeAt(contents, draw.below(contents.length))
  const pay = book.pay(found)
  book.tell({ type: 'picked', choice, ends: found === ender, pay, total: book.units })
  const opened = found === ender ? pick.opened : [...pick.opened, { choice, pay }]
  if (found !== ender && contents.some((content) => content !== ender)) {
    return stepFrom(rules, book, { pick: { opened }, free })
  }
  tellUnopened(
    closed.filter((other) => other !== choice),
    { contents, draw, book, pay: paidBy(opened) },
  )
  return stepFrom(rules, book, { pick: null, free })
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
  end: { contents: number[]; draw: Draw; book: Book; pay: number },
): void {
  const unopened = closed.map((choice) => {
    const content = takeAt(end.contents, end.draw.below(end.contents.length))
    return { choice, ends: content === ender, pay: content }
  })
  end.book.tell({ type: 'pickEnded', unopened, pay: end.pay, total: end.book.units })
}

function paidBy(opened: readonly OpenedChoice[]): number {
  return opened.reduce((sum, { pay }) => sum + pay, 0)
}
