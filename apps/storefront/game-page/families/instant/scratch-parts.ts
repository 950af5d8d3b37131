import type { InstantRules, PrintedCard } from '@fairhouse/contract/families/instant/paytable'
import { roundsOf } from '../../../rules/rounds-of.ts'
import { element, fill } from '../../markup/element.ts'
import { figure, type Part, stepper } from './panel-parts.ts'
import type { PanelNeeds } from './panel-needs.ts'

/** Which card is bought, how often it wins, its prizes, and its foil off at once. */
export function scratchParts(
  needs: PanelNeeds,
  { cards }: Extract<InstantRules, { game: 'scratch' }>,
): readonly Part[] {
  const { texts, language } = needs.game
  const cardOf = (choice: Parameters<Part['show']>[0]): PrintedCard | null =>
    ('card' in choice && cards.find(({ card }) => card === choice.card)) || null
  return [
    stepper(needs, texts.scratch.card, (choice) => cardOf(choice)?.name ?? ''),
    figure(texts.scratch.wins, (choice) => {
      const card = cardOf(choice)
      if (!card) return ''
      const won = card.prizes.reduce((sum, { ways }) => sum + ways, 0)
      return texts.scratch.oneIn(roundsOf(card.of / won, language))
    }),
    uncoverButton(needs),
    prizes(needs, cardOf),
  ]
}

function uncoverButton({ game: { texts }, uncover }: PanelNeeds): Part {
  const view = element(
    'button',
    { type: 'button', class: 'instant-cash', onclick: uncover },
    texts.scratch.all,
  )
  return {
    view,
    show(_, { hasFoil }) {
      view.disabled = !hasFoil
    },
  }
}

/** The prize table of the card, as it is printed beside it. */
function prizes(
  { game: { texts, language }, amount }: PanelNeeds,
  cardOf: (choice: Parameters<Part['show']>[0]) => PrintedCard | null,
): Part {
  const rows = element('tbody', {})
  const view = element(
    'table',
    { class: 'instant-prizes' },
    element('caption', { class: 'instant-label' }, texts.scratch.prizes),
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('th', { scope: 'col' }, texts.scratch.prize),
        element('th', { scope: 'col' }, texts.scratch.odds),
      ),
    ),
    rows,
  )
  let shown = ''
  return {
    view,
    show(choice) {
      const card = cardOf(choice)
      if (!card) return
      const written = card.prizes.map(({ times, ways }) => [
        amount(times),
        texts.scratch.oneIn(roundsOf(card.of / ways, language)),
      ])
      const now = written.join()
      if (now === shown) return
      shown = now
      fill(
        rows,
        written.map(([prize = '', odds = '']) =>
          element('tr', {}, element('th', { scope: 'row' }, prize), element('td', {}, odds)),
        ),
      )
    },
  }
}
