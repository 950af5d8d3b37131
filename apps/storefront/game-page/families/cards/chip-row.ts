import { chipFactors } from '../../chip-table/betting.ts'
import { createChipTools } from '../../chip-table/chip-tools.ts'
import { element } from '../../markup/element.ts'
import type { PlacedChips } from './placed-chips.ts'
import type { CardsTexts } from './texts/en.ts'

/**
 * How many chips a press puts down, and what lays them again, doubles them or takes them back.
 * @param beside what a table has at the end of the row; it knows by itself when it rests.
 */
export function createChipRow(
  chips: PlacedChips,
  { tools: words, saved }: CardsTexts,
  beside: readonly HTMLElement[] = [],
): { readonly view: HTMLElement; show(): void } {
  const counts = chipFactors.map((count) => ({
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
  const tools = createChipTools({ ...words, saved }, chips)
  const show = (): void => {
    for (const { count, view } of counts) {
      view.textContent = chips.cost(count)
      view.setAttribute('aria-pressed', String(count === chips.handful))
    }
    tools.show()
  }
  const view = element(
    'div',
    { class: 'card-row', role: 'group', 'aria-label': words.label },
    element(
      'div',
      { class: 'card-handfuls' },
      counts.map((count) => count.view),
    ),
    element('div', { class: 'card-tools' }, tools.views, beside),
  )
  return { view, show }
}
