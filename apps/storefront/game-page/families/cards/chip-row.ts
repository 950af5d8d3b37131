import { element } from '../../markup/element.ts'
import { handfuls } from './chips-on-spots.ts'
import type { PlacedChips } from './placed-chips.ts'
import type { CardsTexts } from './texts/en.ts'

/** What a table has at the end of its row of chips. */
export interface BesideChips {
  /** They rest while chips do. */
  readonly tools?: readonly { readonly label: string; readonly act: () => void }[]
  /** They know by themselves when they rest. */
  readonly views?: readonly HTMLElement[]
}

/** How many chips a press puts down, and what lays them again, doubles them or takes them back. */
export function createChipRow(
  chips: PlacedChips,
  { tools: words }: CardsTexts,
  { tools = [], views = [] }: BesideChips = {},
): { readonly view: HTMLElement; show(): void } {
  const counts = handfuls.map((count) => ({
    count,
    view: element('button', {
      type: 'button',
      class: 'button card-handful',
      onclick: () => {
        chips.handful = count
        show()
      },
    }),
  }))
  const buttons = [
    { label: words.again, act: () => chips.again() },
    { label: words.twice, act: () => chips.twice() },
    { label: words.clear, act: () => chips.clear() },
    ...tools,
  ].map(({ label, act }) =>
    element('button', { type: 'button', class: 'button card-tool', onclick: act }, label),
  )
  const show = (): void => {
    for (const { count, view } of counts) {
      view.textContent = chips.cost(count)
      view.setAttribute('aria-pressed', String(count === chips.handful))
    }
    for (const view of buttons) view.toggleAttribute('disabled', !chips.isIdle)
  }
  const view = element(
    'div',
    { class: 'card-row', role: 'group', 'aria-label': words.title },
    element(
      'div',
      { class: 'card-handfuls' },
      counts.map((count) => count.view),
    ),
    element('div', { class: 'card-tools' }, buttons, views),
  )
  return { view, show }
}
