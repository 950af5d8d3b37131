import { element, write } from '../../markup/element.ts'
import { clockText, net } from '../../play/tally.ts'
import type { RoomContext } from '../room-context.ts'

/** Balance, what the visit came to and how long it lasts, the delay; or, for who only watches, the way in. */
export interface RoomFoot {
  readonly view: HTMLElement
  tick(): void
}

export function createRoomFoot(context: RoomContext): RoomFoot {
  const { account, texts, words, money, number, delay } = context
  const balance = element('output', { class: 'amount' })
  const result = element('span', { class: 'amount' })
  const clock = element('span', { class: 'amount' })
  const measured = element('p', { class: 'room-delay', title: words.delayMeans })
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
    figure(texts.money.balance, balance, 'figure-balance'),
    figure(texts.money.net, result),
    figure(texts.money.time, clock, 'room-time'),
    measured,
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
      const { middle } = delay
      write(measured, middle === null ? '' : words.delay(number(Math.round(middle))))
    },
  }
}

function visitorLine({ words, addresses }: RoomContext): HTMLElement {
  return element(
    'div',
    { class: 'room-visitor' },
    element('p', {}, words.visitor),
    element('a', { class: 'button button-first', href: addresses.login }, words.signIn),
    element('a', { class: 'button', href: addresses.registration }, words.signUp),
  )
}
