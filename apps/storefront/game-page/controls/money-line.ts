import { createMoneyButton } from '../deposit/money-button.ts'
import { purseOfTable } from '../deposit/purse.ts'
import type { GameContext } from '../game-context.ts'
import { element, write } from '../markup/element.ts'
import type { ControllerState } from '../play/controller-state.ts'
import { rollingAmount } from './rolling-amount.ts'

/** Balance with the button that raises it, and win of the round on screen. */
export function createMoneyLine(context: GameContext, calm: boolean): HTMLElement {
  const { table, texts, money } = context
  const balance = element('output', { class: 'amount' })
  const won = element('output', { class: 'amount amount-won' })
  const wonBox = element('div', { class: 'figure figure-win' }, label(texts.money.win), won)
  const roll = rollingAmount(won, money, calm)
  table.state.watch((state) => {
    write(balance, money(state.balance))
    roll(state.won)
    wonBox.classList.toggle('is-winning', isCelebrated(state))
  })
  return element(
    'div',
    { class: 'money-line' },
    element(
      'div',
      { class: 'purse' },
      element('div', { class: 'figure figure-balance' }, label(texts.money.balance), balance),
      createMoneyButton(purseOfTable(context)),
    ),
    wonBox,
  )
}

/** More than the round has cost is a win; less is not dressed up as one. A replay shows another round, whose cost is not known here. */
const isCelebrated = ({ won, phase, round, stake }: ControllerState): boolean =>
  phase !== 'asking' && won > (phase === 'replay' ? stake : (round?.stake ?? stake))

const label = (text: string): HTMLElement => element('span', { class: 'figure-label' }, text)
