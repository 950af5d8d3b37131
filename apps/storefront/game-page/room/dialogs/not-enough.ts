import { requestKey } from '../../../asking/request-key.ts'
import { openQuickDeposit } from '../../deposit/fill-purse.ts'
import { mayTopUp } from '../../deposit/may-top-up.ts'
import { purseOfRoom } from '../../deposit/purse.ts'
import { topUp } from '../../deposit/top-up.ts'
import { openDialog } from '../../dialogs/dialog.ts'
import { element } from '../../markup/element.ts'
import type { ShellContext } from '../room-context.ts'

/** The balance does not cover the bet: refill play money, or deposit. */
export function openNotEnough(context: ShellContext): void {
  const { texts, account } = context
  const { player, balance } = account.state.now
  const purse = purseOfRoom(context)
  const key = requestKey()
  const fillUp = async (): Promise<void> => {
    await topUp(purse, key)
    dialog.close()
  }
  const deposit = (): void => {
    dialog.close()
    void openQuickDeposit(purse)
  }
  const first = { class: 'button button-first' }
  const dialog = openDialog(
    { title: texts.errors.notEnoughTitle, closeLabel: texts.controls.close, kind: 'notice' },
    element('p', { role: 'alert' }, texts.errors.notEnough),
    element(
      'div',
      { class: 'buttons' },
      player && mayTopUp({ currency: player.currency, balance })
        ? element(
            'button',
            { type: 'button', ...first, onclick: () => void fillUp() },
            texts.errors.topUp,
          )
        : null,
      player?.currency === 'USD'
        ? element('button', { type: 'button', ...first, onclick: deposit }, texts.money.deposit)
        : null,
      element(
        'button',
        { type: 'button', class: 'button', onclick: () => dialog.close() },
        texts.errors.buttons.back,
      ),
    ),
  )
}
