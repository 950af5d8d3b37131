import type { HallCard, HallDraw, OwnCards } from '@fairhouse/contract/rooms/hall'
import { element, fill } from '../../markup/element.ts'
import { progressOf } from '../card-progress.ts'
import type { HallContext } from '../hall-context.ts'
import { ownIn } from '../hall-state.ts'
import { shownDraw } from '../shown-draw.ts'

/** The player's cards: those of the draw that is called, daubed by themselves, and those for the next. */
export interface CardsView {
  readonly view: HTMLElement
  tick(): void
}

export function createCards(context: HallContext): CardsView {
  const { words, state, account } = context
  const playing = element('div', { class: 'hall-cards' })
  const next = element('div', { class: 'hall-cards' })
  const playingPart = part(words.cards.title, playing)
  const nextPart = part(words.cards.next, next)
  const none = element('p', { class: 'hint hall-cards-none' })
  let shown: { readonly key: string; readonly own: readonly OwnCards[] } = { key: '', own: [] }
  const show = (draw: HallDraw | null): void => {
    const { sale, game } = state.now
    const side = game?.side ?? 3
    const [ofDraw, ofSale] = [ownIn(state.now, draw?.id), ownIn(state.now, sale?.id)]
    playingPart.hidden = ofDraw.length === 0
    nextPart.hidden = ofSale.length === 0
    none.hidden = ofDraw.length + ofSale.length > 0
    none.textContent = account.state.now.player ? words.cards.none : words.cards.watch
    const views = (bought: readonly OwnCards[], of: HallDraw | null): HTMLElement[] =>
      bought.flatMap((one) =>
        one.cards.map((card) => cardView(context, { card, of, bought: one, side })),
      )
    fill(playing, ...views(ofDraw, draw))
    fill(next, ...views(ofSale, null))
  }
  return {
    view: element(
      'div',
      { class: 'hall-own', tabindex: 0, role: 'group', 'aria-label': words.cards.title },
      playingPart,
      nextPart,
      none,
    ),
    tick() {
      const { sale, own } = state.now
      const draw = shownDraw(context)
      const key = [draw?.id, draw?.phase, draw?.calls.length, sale?.id].join(' ')
      if (key === shown.key && own === shown.own) return
      shown = { key, own }
      show(draw)
    },
  }
}

const part = (name: string, cards: HTMLElement): HTMLElement =>
  element('section', { 'aria-label': name }, element('h2', {}, name), cards)

interface Shown {
  readonly card: HallCard
  /** The draw that it is in; null for one that was not called yet. */
  readonly of: HallDraw | null
  readonly bought: OwnCards
  readonly side: number
}

function cardView(context: HallContext, { card, of, bought, side }: Shown): HTMLElement {
  const { words, number } = context
  const { daubed, line, house, lined } = progressOf(card.cells, side, new Set(of?.calls ?? []))
  const newest = of?.calls.at(-1)
  const hasLine = of?.wins.some((win) => win.currency === bought.currency && win.prize === 'line')
  const togo = hasLine ? house : line
  const isNear = of?.phase === 'calling' && togo === 1
  return element(
    'article',
    {
      class: `hall-card${isNear ? ' is-near' : ''}`,
      'aria-label': words.cards.card(number(card.card)),
    },
    element(
      'header',
      {},
      element('span', {}, words.cards.card(number(card.card))),
      element('strong', {}, standing(context, { card, of, bought, side }, { line, house })),
    ),
    element(
      'ol',
      { class: 'hall-card-cells', style: `--side: ${side}` },
      card.cells.map((value, cell) =>
        element(
          'li',
          {
            class: [
              daubed[cell] ? 'is-daubed' : '',
              lined.has(cell) ? 'is-lined' : '',
              value === newest ? 'is-newest' : '',
            ].join(' '),
          },
          number(value),
          daubed[cell] ? element('span', { class: 'unseen' }, ` ${words.cards.daubed}`) : null,
        ),
      ),
    ),
  )
}

/** What a card has won, or how far it is. */
function standing(
  { words, money }: HallContext,
  { card, of, bought }: Shown,
  { line, house }: { readonly line: number; readonly house: number },
): string {
  const { cards } = words
  const won = bought.wins.filter((win) => win.card === card.card)
  if (bought.state === 'won' || bought.state === 'lost') {
    const amount = won.reduce((sum, win) => sum + win.amount, 0)
    return amount > 0 ? cards.won(money(amount, bought.currency)) : cards.lost
  }
  if (bought.state === 'void') return cards.refunded
  if (of?.phase !== 'calling') return ''
  const mine = of.wins.flatMap(({ currency, shown }) =>
    currency === bought.currency ? shown.filter((one) => one.card === card.card) : [],
  )
  if (mine.length > 0)
    return cards.won(
      money(
        mine.reduce((sum, one) => sum + one.amount, 0),
        bought.currency,
      ),
    )
  const hasLine = of.wins.some((win) => win.currency === bought.currency && win.prize === 'line')
  return hasLine ? cards.houseToGo(house) : cards.lineToGo(line)
}
