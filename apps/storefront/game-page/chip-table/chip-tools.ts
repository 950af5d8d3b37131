import './chip-tools.css'
import { iconButton } from '../controls/buttons.ts'
import { element } from '../markup/element.ts'
import { type LaidChips, repeated } from './laid-chips.ts'
import type { LayingWords } from './words/en.ts'

/** The chips that lie on a table, and what can be done with all of them. */
export interface ChipHand {
  /** Whether chips may be laid now. */
  readonly isOpen: boolean
  readonly laid: LaidChips
  undo(): void
  clear(): void
  double(): void
  repeat(): void
  /** Shows bets that were saved, and saves the one that lies there. */
  openSaved(): void
}

export interface ChipToolWords {
  readonly undo: string
  readonly clear: string
  readonly double: string
  readonly repeat: string
  readonly saved: LayingWords['saved']
}

/** Buttons that take chips back, double them, lay the last ones again, and open the saved bets. */
export function createChipTools(
  words: ChipToolWords,
  hand: ChipHand,
): { readonly views: readonly HTMLElement[]; show(): void } {
  const undo = iconButton('undo', words.undo, () => hand.undo())
  const clear = iconButton('clear', words.clear, () => hand.clear())
  const double = element(
    'button',
    {
      type: 'button',
      class: 'icon-button chips-double',
      'aria-label': words.double,
      title: words.double,
      onclick: () => hand.double(),
    },
    element('span', { 'aria-hidden': 'true' }, '×2'),
  )
  const repeat = iconButton('repeat', words.repeat, () => hand.repeat())
  const saved = iconButton('saved', words.saved.title, () => hand.openSaved())
  return {
    views: [undo.view, clear.view, double, repeat.view, saved.view],
    show() {
      const { laid, isOpen } = hand
      rest(undo.view, !isOpen || laid.before.length === 0)
      rest(clear.view, !isOpen || laid.chips.size === 0)
      rest(double, !isOpen || laid.chips.size === 0)
      rest(repeat.view, !isOpen || repeated(laid) === null)
      rest(saved.view, !isOpen)
    },
  }
}

/** It keeps the focus, other than by `disabled`: the next press of the space bar would go to the page, which bets. */
const rest = (button: HTMLElement, rests: boolean): void =>
  button.setAttribute('aria-disabled', String(rests))

/** Their keys, but for doubling, which each family has on a key that it has free. */
export const chipToolKeys = (hand: ChipHand): Readonly<Record<string, () => void>> => ({
  u: () => hand.undo(),
  c: () => hand.clear(),
  r: () => hand.repeat(),
  v: () => hand.openSaved(),
})
