import { requestKey } from '../../asking/request-key.ts'
import { openQuickDeposit } from '../deposit/fill-purse.ts'
import { mayTopUp } from '../deposit/may-top-up.ts'
import { purseOfTable } from '../deposit/purse.ts'
import { topUp } from '../deposit/top-up.ts'
import type { GameContext } from '../game-context.ts'
import { type Content, element } from '../markup/element.ts'
import { coveredStake } from '../play/controller-state.ts'
import { openDialog } from './dialog.ts'

/** The balance does not cover the bet: lower it, deposit, or refill play money. In an open round, whose bet is made, only the latter two. */
export function openNotEnoughDialog(context: GameContext): void {
  const { table, texts, money } = context
  const { game, balance, phase } = table.state.now
  const covered = phase === 'idle' ? coveredStake(table.state.now) : null
  const purse = purseOfTable(context)
  const key = requestKey()
  const lower = (): void => {
    if (covered !== null) table.stake(covered)
    dialog.close()
  }
  const fillUp = async (): Promise<void> => {
    await topUp(purse, key)
    dialog.close()
  }
  const deposit = (): void => {
    dialog.close()
    void openQuickDeposit(purse)
  }
  const ways: readonly Content[] = [
    covered !== null && button(`${texts.errors.lowerStake}: ${money(covered)}`, lower, true),
    mayTopUp({ currency: game.currency, balance }) &&
      button(texts.errors.topUp, () => void fillUp(), true),
    game.currency === 'USD' && button(texts.money.deposit, deposit, covered === null),
    button(texts.errors.buttons.back, () => dialog.close(), false),
  ]
  const dialog = openDialog(
    { title: texts.errors.notEnoughTitle, closeLabel: texts.controls.close, kind: 'notice' },
    element('p', {}, texts.errors.notEnough),
    element('div', { class: 'buttons' }, ways),
  )
}

const button = (text: string, press: () => void, first: boolean): HTMLElement =>
  element(
    'button',
    { type: 'button', class: first ? 'button button-first' : 'button', onclick: press },
    text,
  )
