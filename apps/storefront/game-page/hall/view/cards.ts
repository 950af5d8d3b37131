import type { BingoPrize } from '@fairhouse/contract/families/bingo/prizes'
import { winningCells } from '@fairhouse/contract/families/bingo/winning-cells'
import type { HallCard, HallDraw, HallGame, OwnCards } from '@fairhouse/contract/rooms/hall'
import { element, fill } from '../../markup/element.ts'
import { progressOf } from '../card-progress.ts'
import { columnLetters } from '../column-letters.ts'
import type { HallContext } from '../hall-context.ts'
import { ownIn } from '../hall-state.ts'
import { shownDraw } from '../shown-draw.ts'
import { cellsView } from './card-cells.ts'

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
    const [ofDraw, ofSale] = [ownIn(state.now, draw?.id), ownIn(state.now, sale?.id)]
    playingPart.hidden = ofDraw.length === 0
    nextPart.hidden = ofSale.length === 0
    none.hidden = ofDraw.length + ofSale.length > 0
    none.textContent = account.state.now.player ? words.cards.none : words.cards.watch
    const views = (
      bought: readonly OwnCards[],
      round: { readonly of: HallDraw | null; readonly pattern: number | null },
    ): HTMLElement[] =>
      game === null
        ? []
        : bought.flatMap((one) =>
            one.cards.map((card) => cardView(context, { card, bought: one, game, ...round })),
          )
    fill(playing, ...views(ofDraw, { of: draw, pattern: draw?.pattern ?? null }))
    fill(next, ...views(ofSale, { of: null, pattern: sale?.pattern ?? null }))
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
      const { sale, own, game } = state.now
      const draw = shownDraw(context)
      const key = [game?.id, draw?.id, draw?.phase, draw?.calls.length, sale?.id].join(' ')
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
  readonly game: HallGame
  /** Of the round that it is in; null where rounds have none. */
  readonly pattern: number | null
}

function cardView(context: HallContext, shown: Shown): HTMLElement {
  const { words, number } = context
  const { card, of, game, pattern } = shown
  const called = new Set(of?.calls ?? [])
  const prize = nextPrize(shown)
  const { daubed, toGo } = progressOf(card.cells, winningCells(game, prize, pattern), called)
  // What is won first stays marked when the card plays on.
  const first = game.prizes[0]?.prize ?? prize
  const firstSets = winningCells(game, first, pattern)
  const { whole } = progressOf(card.cells, firstSets, called)
  const wanted = new Set(first === 'pattern' ? firstSets.flat() : [])
  const newest = of?.calls.at(-1)
  const isNear = of?.phase === 'calling' && toGo === 1
  const letters = columnLetters(game)
  return element(
    'article',
    {
      class: `hall-card${isNear ? ' is-near' : ''}${game.strip ? ' is-ticket' : ''}`,
      'aria-label': words.cards.card(number(card.card)),
    },
    element(
      'header',
      {},
      element('span', {}, words.cards.card(number(card.card))),
      element('strong', {}, standing(context, shown, { prize, toGo })),
    ),
    letters &&
      element(
        'div',
        { class: 'hall-card-letters', style: `--side: ${game.side}`, 'aria-hidden': 'true' },
        letters.map((letter) => element('span', {}, letter)),
      ),
    cellsView(context, card, game, (value, cell) =>
      element(
        'li',
        {
          class: [
            value === 0 ? 'is-free' : '',
            wanted.has(cell) ? 'is-wanted' : '',
            daubed[cell] ? 'is-daubed' : '',
            whole.has(cell) ? 'is-lined' : '',
            value === newest ? 'is-newest' : '',
          ].join(' '),
        },
        value === 0 ? freeCell(words.cards.free) : number(value),
        wanted.has(cell) ? unseen(words.cards.wanted) : null,
        daubed[cell] && value !== 0 ? unseen(words.cards.daubed) : null,
      ),
    ),
  )
}

/** A word more about a cell, for who does not see its colour. */
const unseen = (word: string): HTMLElement => element('span', { class: 'unseen' }, ` ${word}`)

const freeCell = (name: string): HTMLElement =>
  element(
    'span',
    {},
    element('span', { 'aria-hidden': 'true' }, '★'),
    element('span', { class: 'unseen' }, name),
  )

/** The prize that cards of its currency play for: the first that is not won, the last when all are. */
function nextPrize({ of, bought, game }: Shown): BingoPrize {
  const open = game.prizes.find(
    ({ prize }) => !of?.wins.some((win) => win.currency === bought.currency && win.prize === prize),
  )
  const prize = (open ?? game.prizes.at(-1))?.prize
  if (prize === undefined) throw new RangeError('the hall has no prize')
  return prize
}

/** What a card has won, or how far it is. */
function standing(
  { words, money }: HallContext,
  { card, of, bought }: Shown,
  { prize, toGo }: { readonly prize: BingoPrize; readonly toGo: number },
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
  if (prize === 'line') return cards.lineToGo(toGo)
  return prize === 'twoLines' ? cards.twoLinesToGo(toGo) : cards.houseToGo(toGo)
}
