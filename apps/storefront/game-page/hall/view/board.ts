import { element, fill } from '../../markup/element.ts'
import type { HallContext } from '../hall-context.ts'

/** More of them need more room than a phone has beside cards. */
const fewNumbers = 30

/** All numbers of the machine; those that were called are lit, the newest most. */
export function createBoard(context: HallContext): HTMLElement {
  const { words, state, number } = context
  const list = element('ol', { class: 'hall-board' })
  let cells: readonly HTMLElement[] = []
  state.watch(({ game, draw }) => {
    if (game && cells.length !== game.numbers) {
      cells = Array.from({ length: game.numbers }, (_, index) =>
        element('li', {}, number(index + 1)),
      )
      fill(list, ...cells)
      // Columns of a card are rows here, so that a row is as long as they have numbers.
      list.style.setProperty('--across', String(game.inColumn ?? 10))
      list.classList.toggle('is-by-column', game.inColumn !== null)
      list.classList.toggle('is-large', game.numbers > fewNumbers)
    }
    const called = draw?.calls ?? []
    const newest = called.at(-1)
    for (const [index, cell] of cells.entries()) {
      const isCalled = called.includes(index + 1)
      cell.classList.toggle('is-called', isCalled)
      cell.classList.toggle('is-newest', index + 1 === newest)
      if (isCalled) cell.setAttribute('aria-current', 'true')
      else cell.removeAttribute('aria-current')
    }
  })
  return element(
    'section',
    { class: 'hall-panel', 'aria-label': words.board.title },
    element('h2', {}, words.board.title),
    list,
  )
}
