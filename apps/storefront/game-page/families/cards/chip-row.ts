import { element } from '../../markup/element.ts'
import { handfuls } from './chips-on-spots.ts'
import type { PlacedChips } from './placed-chips.ts'
import type { CardsTexts } from './texts/en.ts'

/** How many chips a press puts down, and what lays them again, doubles them or takes them back. */
export function createChipRow(
  chips: PlacedChips,
  { tools: texts }: CardsTexts,
  more: readonly { readonly label: string; readonly act: () => void }[] = [],
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
  const tools = [
    { label: texts.again, act: () => chips.again() },
    { label: texts.twice, act: () => chips.twice() },
    { label: texts.clear, act: () => chips.clear() },
    ...more,
  ].map(({ label, act }) =>
    element('button', { type: 'button', class: 'button card-tool', onclick: act }, label),
  )
  const show = (): void => {
    for (const { count, view } of counts) {
      view.textContent = chips.cost(count)
      view.setAttribute('aria-pressed', String(count === chips.handful))
    }
    for (const view of tools) view.toggleAttribute('disabled', !chips.isIdle)
  }
  const view = element(
    'div',
    { class: 'card-row', role: 'group', 'aria-label': texts.title },
    element(
      'div',
      { class: 'card-handfuls' },
      counts.map((count) => count.view),
    ),
    element('div', { class: 'card-tools' }, tools),
  )
  return { view, show }
}
