import type { GameContext } from '../game-context.ts'
import { element, write } from '../markup/element.ts'
import type { Betting } from './betting.ts'
import { countOf } from './laid-chips.ts'

/** What all chips on the table come to: the price of the next round. */
export function createBetTotal(
  { table, money, texts }: Pick<GameContext, 'table' | 'money' | 'texts'>,
  betting: Betting,
): HTMLElement {
  const amount = element('span', { class: 'amount' })
  const view = element(
    'div',
    { class: 'bet-total' },
    element('span', { class: 'figure-label' }, texts.money.stake),
    amount,
  )
  const draw = (): void => {
    const all = countOf(betting.state.now.laid.chips)
    write(amount, money(betting.worth(all)))
    view.classList.toggle('is-empty', all === 0)
  }
  betting.state.watch(draw)
  table.state.watch(draw)
  return view
}
