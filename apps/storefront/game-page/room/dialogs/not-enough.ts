import { ask } from '../../../asking/ask.ts'
import { requestKey } from '../../../asking/request-key.ts'
import { openDialog } from '../../dialogs/dialog.ts'
import { showFailure } from '../../dialogs/failure-dialog.ts'
import { element } from '../../markup/element.ts'
import type { ShellContext } from '../room-context.ts'

/** Play money is refilled below this, in minor units (contract: `topUp`). */
const refillBelow = 10_000

/** The balance does not cover the bet: refill play money, or go to the cashier. */
export function openNotEnough(context: ShellContext): void {
  const { texts, account, money, notice, asker, addresses } = context
  const { player, balance } = account.state.now
  const key = requestKey()
  const topUp = async (): Promise<void> => {
    const answer = await ask(asker, 'topUp', { requestKey: key })
    dialog.close()
    if (!answer.ok) return showFailure(context, answer.failure)
    account.heard(answer.reply.userStatus)
    notice(texts.errors.toppedUp(money(account.state.now.balance)))
  }
  const isFree = player?.currency === 'CREDIT'
  const first = { class: 'button button-first' }
  const dialog = openDialog(
    { title: texts.errors.notEnoughTitle, closeLabel: texts.controls.close, kind: 'notice' },
    element('p', { role: 'alert' }, texts.errors.notEnough),
    element(
      'div',
      { class: 'buttons' },
      isFree && balance < refillBelow
        ? element(
            'button',
            { type: 'button', ...first, onclick: () => void topUp() },
            texts.errors.topUp,
          )
        : null,
      isFree
        ? null
        : element('a', { ...first, href: addresses.deposit }, texts.errors.buttons.goToDeposit),
      element(
        'button',
        { type: 'button', class: 'button', onclick: () => dialog.close() },
        texts.errors.buttons.back,
      ),
    ),
  )
}
