import type { GameContext } from '../../game-context.ts'
import { element } from '../../markup/element.ts'

/** How figures are written: chances that are small keep their digits, and a worth may be parts of a cent, as no win is ever paid. */
export function figures({ facts: { language }, table }: GameContext) {
  const { currency } = table.state.now.game
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumSignificantDigits: 4 })
  const cents = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  return {
    percent: (ratio: number) => share.format(ratio),
    worth: (minorUnits: number) =>
      currency === 'USD' ? `${cents.format(minorUnits)} ¢` : `${cents.format(minorUnits / 100)} Cr`,
  }
}

/** Rows under heads; the first cell of each names it. */
export function tableOf(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): HTMLElement {
  return element(
    'table',
    { class: 'instant-coach-table' },
    element('caption', {}, caption),
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        heads.map((head) => element('th', { scope: 'col' }, head)),
      ),
    ),
    element(
      'tbody',
      {},
      rows.map((cells) =>
        element(
          'tr',
          {},
          cells.map((cell, place) =>
            place === 0 ? element('th', { scope: 'row' }, cell) : element('td', {}, cell),
          ),
        ),
      ),
    ),
  )
}
