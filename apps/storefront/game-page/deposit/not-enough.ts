import { requestKey } from '../../asking/request-key.ts'
import { openDialog } from '../dialogs/dialog.ts'
import { type Content, element } from '../markup/element.ts'
import { fillUp, openQuickDeposit } from './fill-purse.ts'
import { mayTopUp } from './may-top-up.ts'
import type { PurseContext } from './purse.ts'

/** A smaller bet, which the balance covers. */
export interface LowerBet {
  readonly label: string
  readonly choose: () => void
}

/** The balance does not cover the bet: lower it where that can be, refill play money, or deposit. */
export function openNotEnough(context: PurseContext, lower: LowerBet | null = null): void {
  const { texts } = context
  const purse = context.now()
  const key = requestKey()
  const leave = (does: () => void) => (): void => {
    dialog.close()
    does()
  }
  const refill = async (): Promise<void> => {
    await fillUp(context, key)
    dialog.close()
  }
  const ways: readonly Content[] = [
    lower && button(lower.label, leave(lower.choose), true),
    purse && mayTopUp(purse) && button(texts.errors.topUp, () => void refill(), true),
    purse?.currency === 'USD' &&
      button(
        texts.money.deposit,
        leave(() => void openQuickDeposit(context)),
        lower === null,
      ),
    button(texts.errors.buttons.back, () => dialog.close(), false),
  ]
  const dialog = openDialog(
    { title: texts.errors.notEnoughTitle, closeLabel: texts.controls.close, kind: 'notice' },
    element('p', { role: 'alert' }, texts.errors.notEnough),
    element('div', { class: 'buttons' }, ways),
  )
}

const button = (text: string, press: () => void, first: boolean): HTMLElement =>
  element(
    'button',
    { type: 'button', class: first ? 'button button-first' : 'button', onclick: press },
    text,
  )
