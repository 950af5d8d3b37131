import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../at.ts'
import { Book } from './book.ts'
import type { SlotRules } from './rules.ts'
import { spin } from './spin.ts'
import type { FreeState, SlotState } from './state.ts'
import { type SlotStep, stepFrom } from './step.ts'

/**
 * Plays one free spin: reels that turned wild before do not turn, reels that turn wild now stay so.
 * @throws RangeError when none is due.
 */
export function freeSpin(rules: SlotRules, state: SlotState, draw: Draw): SlotStep {
  const { pick, free } = state
  if (free === null || pick !== null) throw new RangeError('no free spin is due')
  const book = new Book(state.units, rules.definition.maxUnits)
  const played = free.played + 1
  book.tell({ type: 'freeSpinStarted', number: played, left: free.left - 1 })
  const { stops, turned } = spin(rules, 'free', { before: free, draw, book })
  const after: FreeState = {
    left: book.isFull ? 0 : free.left - 1 + awardExtra(rules, { free, stops, turned }, book),
    played,
    pay: free.pay + book.units - state.units,
    held: turned.length === 0 ? free.held : [...free.held, ...turned].toSorted((a, b) => a - b),
    stops,
  }
  if (after.left > 0) return stepFrom(rules, book, { pick: null, free: after })
  book.tell({ type: 'freeSpinsEnded', spins: played, pay: after.pay, total: book.units })
  return stepFrom(rules, book, { pick: null, free: null })
}

/** Each reel that newly turned wild adds free spins; returns how many. */
function awardExtra(
  rules: SlotRules,
  spun: {
    readonly free: FreeState
    readonly stops: readonly number[]
    readonly turned: readonly number[]
  },
  book: Book,
): number {
  const count = spun.turned.length * rules.definition.freeSpins.extraPerWildReel
  if (count === 0) return 0
  const symbol = rules.definition.wild
  const cells = spun.turned.map((reel) => {
    const window = item(item(rules.free.reels, reel).windows, item(spun.stops, reel))
    return [reel, window.indexOf(symbol)] as const
  })
  const left = spun.free.left - 1 + count
  book.tell({ type: 'freeSpinsAwarded', symbol, cells, count, left })
  return count
}
