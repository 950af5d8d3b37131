import type { BingoPattern } from '@fairhouse/contract/families/bingo/winning-cells'
import { element, fill } from '../../markup/element.ts'
import type { HallContext } from '../hall-context.ts'
import { shownDraw } from '../shown-draw.ts'
import type { HallTexts } from '../texts/en.ts'

/** What the round plays for that is called, else the one for which cards are sold: drawn, and by name. Hidden where rounds have no pattern. */
export interface PatternView {
  readonly view: HTMLElement
  tick(): void
}

export function createPattern(context: HallContext): PatternView {
  const { words, state } = context
  const drawing = element('div', { class: 'hall-pattern-drawing', 'aria-hidden': 'true' })
  const name = element('strong', {})
  const view = element(
    'div',
    { class: 'hall-pattern', hidden: true },
    drawing,
    element('p', {}, element('span', {}, words.pattern.title), ' ', name),
  )
  let shown: BingoPattern | null = null
  return {
    view,
    tick() {
      const { game, sale } = state.now
      const of = (shownDraw(context) ?? sale)?.pattern ?? null
      const pattern = (of === null ? null : game?.patterns[of]) ?? null
      if (pattern === shown) return
      shown = pattern
      view.hidden = pattern === null
      if (!pattern || !game) return
      drawing.style.setProperty('--side', String(game.side))
      const marks = Array.from({ length: game.side ** 2 }, (_, cell) =>
        element('span', { class: pattern.cells.includes(cell) ? 'is-wanted' : '' }),
      )
      fill(drawing, ...marks)
      name.textContent = patternName(words, pattern.name)
    },
  }
}

/** A pattern by its name in the rules: a letter, or a shape that every language has a word for. */
export function patternName({ pattern: words }: HallTexts, name: string): string {
  if (/^[A-Z]$/.test(name)) return words.letter(name)
  return isShape(name) ? words[name] : name
}

type Shape = Exclude<keyof HallTexts['pattern'], 'title' | 'letter'>

const shapes: readonly string[] = [
  'corners',
  'plus',
  'diamond',
  'ring',
  'checkers',
  'arrow',
  'hourglass',
  'bow',
  'blackout',
] satisfies readonly Shape[]

const isShape = (name: string): name is Shape => shapes.includes(name)
