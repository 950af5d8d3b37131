import type { GameContext } from '../game-context.ts'
import { element, write } from '../markup/element.ts'
import { rollingAmount } from './rolling-amount.ts'

/** Balance and win of the round on screen. */
export function createMoneyLine({ table, texts, money }: GameContext, calm: boolean): HTMLElement {
  const balance = element('output', { class: 'amount' })
  const won = element('output', { class: 'amount amount-won' })
  const wonBox = element('div', { class: 'figure figure-win' }, label(texts.money.win), won)
  const roll = rollingAmount(won, money, calm)
  table.state.watch((state) => {
    write(balance, money(state.balance))
    roll(state.won)
    // More than the stake is a win; less is not dressed up as one.
    wonBox.classList.toggle('is-winning', state.won > state.stake && state.phase !== 'asking')
  })
  return element(
    'div',
    { class: 'money-line' },
    element('div', { class: 'figure figure-balance' }, label(texts.money.balance), balance),
    wonBox,
  )
}

const label = (text: string): HTMLElement => element('span', { class: 'figure-label' }, text)
