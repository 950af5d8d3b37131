import type { CardOrJoker } from '@fairhouse/contract/families/card'
import { type Content, element } from '../../../markup/element.ts'
import type { OpenPoker } from '../open-poker.ts'

/** A hold with what it is called in a list, and what it is worth in words. */
export interface HoldRow {
  /** Before the cards: best, own, or its place in a ranking. */
  readonly name: string
  readonly cards: readonly CardOrJoker[]
  readonly worth: string
}

const signs = { c: '♣', d: '♦', h: '♥', s: '♠' } as const
type Suit = keyof typeof signs

const isSuit = (letter: string): letter is Suit => letter in signs

/** Holds, one a row: seen as ranks and suits, heard by name. */
export const holdList = (poker: OpenPoker, rows: readonly HoldRow[]): HTMLElement =>
  element(
    'dl',
    { class: 'hold-list' },
    rows.map(({ name, cards, worth }) =>
      element(
        'div',
        {},
        element('dt', {}, name),
        element('dd', {}, cardsOf(poker, cards)),
        element('dd', {}, worth),
      ),
    ),
  )

function cardsOf({ cardName, texts }: OpenPoker, cards: readonly CardOrJoker[]): Content {
  if (cards.length === 0) return texts.coach.none
  return [
    element('span', { class: 'unseen' }, cards.map(cardName).join(', ')),
    element('span', { 'aria-hidden': 'true' }, cards.map(cardSign)),
  ]
}

/** `J♠`, red where the suit is, and a star for a joker. */
function cardSign(card: CardOrJoker): HTMLElement {
  if (card === 'joker') return element('span', {}, '★ ')
  const rank = card.startsWith('T') ? '10' : card.slice(0, 1)
  const suit = card.slice(-1)
  const isRed = suit === 'd' || suit === 'h'
  return element(
    'span',
    isRed ? { class: 'hold-red' } : {},
    `${rank}${isSuit(suit) ? signs[suit] : ''} `,
  )
}
