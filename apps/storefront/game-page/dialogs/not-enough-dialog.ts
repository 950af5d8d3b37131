import { ask } from '../../asking/ask.ts'
import { requestKey } from '../../asking/request-key.ts'
import type { GameContext } from '../game-context.ts'
import { type Content, element } from '../markup/element.ts'
import { balanceOf, coveredStake } from '../play/controller-state.ts'
import { openDialog } from './dialog.ts'
import { showFailure } from './failure-dialog.ts'

/** Play money is refilled below this, in minor units (contract: `topUp`). */
const refillBelow = 10_000

/** The balance does not cover the bet: lower it, or refill play money. In an open round, whose bet is made, only the latter. */
export function openNotEnoughDialog(context: GameContext): void {
  const { table, texts, money } = context
  const { game, balance, phase } = table.state.now
  const covered = phase === 'idle' ? coveredStake(table.state.now) : null
  const key = requestKey()
  const lower = (): void => {
    if (covered !== null) table.stake(covered)
    dialog.close()
  }
  const topUp = async (): Promise<void> => {
    const answer = await ask(context.asker, 'topUp', { requestKey: key })
    dialog.close()
    if (!answer.ok) return showFailure(context, answer.failure)
    table.heard(answer.reply.userStatus)
    context.notice(texts.errors.toppedUp(money(balanceOf(answer.reply.userStatus))))
  }
  const ways: readonly Content[] = [
    covered !== null && button(`${texts.errors.lowerStake}: ${money(covered)}`, lower, true),
    game.currency === 'CREDIT' &&
      balance < refillBelow &&
      button(texts.errors.topUp, () => void topUp(), true),
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
