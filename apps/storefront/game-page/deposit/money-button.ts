import { requestKey } from '../../asking/request-key.ts'
import { element } from '../markup/element.ts'
import { icon } from '../markup/icons.ts'
import { fillUp, openQuickDeposit } from './fill-purse.ts'
import { tellArrived } from './live-payments.ts'
import { mayTopUp } from './may-top-up.ts'
import type { PurseContext } from './purse.ts'

/**
 * The button beside the balance: it opens a deposit over the game, or fills up play money that runs out. It is not there for who has no
 * account, nor while there is enough play money.
 */
export function createMoneyButton(context: PurseContext): HTMLButtonElement {
  const { texts, notice, money, payments } = context
  let press: () => void = () => undefined
  const view = element(
    'button',
    { type: 'button', class: 'money-button', hidden: true, onclick: () => press() },
    icon('plus'),
  )
  const face = (label: string, does: () => void): void => {
    press = does
    view.title = label
    view.setAttribute('aria-label', label)
    view.hidden = false
  }
  let key: string | null = null
  context.watch((purse) => {
    if (purse?.currency === 'USD')
      return face(texts.money.deposit, () => void openQuickDeposit(context))
    if (purse === null || !mayTopUp(purse)) {
      key = null
      // Who has filled up goes on by betting: in a game, a hall, a live room.
      if (document.activeElement === view)
        document.querySelector<HTMLElement>('#spin,#buy,.bet-button')?.focus()
      view.hidden = true
      return
    }
    // One wish as long as the balance is low, so that pressing twice fills up once.
    const once = (key ??= requestKey())
    face(texts.errors.topUp, () => void fillUp(context, once))
  })
  tellArrived(payments, ({ amount, fee }) => notice(texts.money.arrived(money(amount - fee))))
  return view
}
