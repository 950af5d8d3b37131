import { cellsInRow } from '@fairhouse/contract/families/bingo/tickets'
import type { HallCard, HallGame } from '@fairhouse/contract/rooms/hall'
import { element } from '../../markup/element.ts'
import type { HallContext } from '../hall-context.ts'

/**
 * The cells of a card, in one list. Those of a ticket are in a list for each row, by which it wins; its blank cells are seen, not read out.
 * @param cellView one cell with a number, or the free one, as an item of a list.
 */
export function cellsView(
  { words, number }: Pick<HallContext, 'words' | 'number'>,
  { cells }: HallCard,
  game: HallGame,
  cellView: (value: number, cell: number) => HTMLElement,
): HTMLElement {
  const side = cellsInRow(game)
  const style = `--side: ${side}`
  if (!game.strip) return element('ol', { class: 'hall-card-cells', style }, cells.map(cellView))
  const views = cells.map((value, cell) =>
    value === 0
      ? element('li', { class: 'is-blank', 'aria-hidden': 'true' })
      : cellView(value, cell),
  )
  const rows = Array.from({ length: cells.length / side }, (_, row) =>
    element(
      'ol',
      { class: 'hall-card-row', 'aria-label': words.cards.row(number(row + 1)) },
      views.slice(row * side, (row + 1) * side),
    ),
  )
  return element('div', { class: 'hall-card-cells', style }, rows)
}
