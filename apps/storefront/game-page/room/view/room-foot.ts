import { createMoneyButton } from '../../deposit/money-button.ts'
import { purseOfRoom } from '../../deposit/purse.ts'
import { element, write } from '../../markup/element.ts'
import { clockText } from '../../../time-limits/clock-text.ts'
import { net } from '../../play/tally.ts'
import type { ShellContext } from '../room-context.ts'

/** Balance, what the visit came to and how long it lasts, what is measured; or, for who only watches, the way in. */
export interface FootContext extends ShellContext {
  readonly words: { readonly visitor: string; readonly signIn: string; readonly signUp: string }
}

/** Something measured that a room shows beside the money. */
export interface Measured {
  readonly means: string
  text(): string
}

export interface RoomFoot {
  readonly view: HTMLElement
  tick(): void
}

export function createRoomFoot(context: FootContext, measure: Measured | null): RoomFoot {
  const { account, texts, money } = context
  const balance = element('output', { class: 'amount' })
  const result = element('span', { class: 'amount' })
  const clock = element('span', { class: 'amount' })
  const measured = element('p', { class: 'room-delay', title: measure?.means ?? '' })
  const figure = (name: string, value: HTMLElement, more = ''): HTMLElement =>
    element(
      'div',
      { class: `figure ${more}` },
      element('span', { class: 'figure-label' }, name),
      value,
    )
  const player = element(
    'div',
    { class: 'room-money' },
    element(
      'div',
      { class: 'purse' },
      figure(texts.money.balance, balance, 'figure-balance'),
      createMoneyButton(purseOfRoom(context)),
    ),
    figure(texts.money.net, result),
    figure(texts.money.time, clock, 'room-time'),
    measure ? measured : null,
  )
  const visitor = visitorLine(context)
  const began = performance.now()
  account.state.watch(({ player: who, balance: has, tally }) => {
    player.hidden = who === null
    visitor.hidden = who !== null
    if (who === null) return
    const amount = net(tally)
    write(balance, money(has))
    write(result, amount > 0 ? `+${money(amount)}` : money(amount))
    result.classList.toggle('is-gain', amount > 0)
  })
  return {
    view: element('div', { class: 'room-foot' }, player, visitor),
    tick() {
      write(clock, clockText((performance.now() - began) / 1000))
      if (measure) write(measured, measure.text())
    },
  }
}

function visitorLine({ words, addresses }: FootContext): HTMLElement {
  return element(
    'div',
    { class: 'room-visitor' },
    element('p', {}, words.visitor),
    element('a', { class: 'button button-first', href: addresses.login }, words.signIn),
    element('a', { class: 'button', href: addresses.registration }, words.signUp),
  )
}
