import { iconButton } from '../../controls/buttons.ts'
import { element, write } from '../../markup/element.ts'
import type { HallContext } from '../hall-context.ts'
import { cardsIn } from '../hall-state.ts'
import { cardsInWords, type Purchases } from '../purchases.ts'

/** How many cards, and the button that buys them for the next draw; who is not signed in has none. */
export function createBuyPanel(context: HallContext, purchases: Purchases): HTMLElement {
  const { words, state, account, number, money } = context
  const count = element('output', { class: 'hall-count', 'aria-label': words.buy.count })
  const fewer = iconButton('minus', words.buy.fewer, () => purchases.step(-1))
  const more = iconButton('plus', words.buy.more, () => purchases.step(1))
  const buy = element(
    'button',
    {
      type: 'button',
      class: 'button button-first hall-buy',
      id: 'buy',
      onclick: () => purchases.buy(),
    },
    '',
  )
  const have = element('p', { class: 'hall-have' })
  const view = element(
    'section',
    { class: 'hall-buying', 'aria-label': words.buy.title },
    element('div', { class: 'hall-stepper' }, fewer.view, count, more.view),
    buy,
    have,
  )
  const show = (): void => {
    const { sale, game, isLive } = state.now
    const { player } = account.state.now
    view.hidden = player === null
    const left = purchases.left()
    const cards = purchases.wanted()
    const { isAsking } = purchases.state.now
    write(count, number(cards))
    write(buy, faceOf(cards, isAsking))
    const isOpen = isLive && sale !== null && left > 0
    buy.toggleAttribute('disabled', !isOpen || isAsking)
    fewer.view.toggleAttribute('disabled', cards <= 1)
    more.view.toggleAttribute('disabled', cards >= purchases.most())
    const own = cardsIn(state.now, sale?.id)
    write(
      have,
      game && sale
        ? left === 0
          ? words.buy.full
          : [
              words.buy.have(number(own), number(game.mostCards)),
              ...(game.strip ? [words.buy.strip(number(game.mostAtOnce))] : []),
            ].join(' · ')
        : '',
    )
  }
  const faceOf = (cards: number, isAsking: boolean): string => {
    const { game, sale } = state.now
    if (isAsking) return words.buy.sending
    if (!sale || !game) return words.buy.closed
    return words.buy.buy(cardsInWords(context, cards), money(cards * game.price))
  }
  state.watch(show)
  account.state.watch(show)
  purchases.state.watch(show)
  return view
}
