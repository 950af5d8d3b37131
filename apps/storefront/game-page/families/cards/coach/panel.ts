import {
  pricedChoices,
  type PricedChoice,
} from '@fairhouse/game-math/families/cards/blackjack/priced-choices'
import { boardOf } from '@fairhouse/stage/families/cards/board'
import { cardsEventsOf } from '@fairhouse/stage/families/cards/cards-events'
import { paytableOf } from '../../../../rules/family-rules.ts'
import type { CoachPanel, GameContext } from '../../../game-context.ts'
import { type Content, element, fill } from '../../../markup/element.ts'
import { isCardsAction } from '../actions.ts'
import { choicesAtTables } from './choices-at-tables.ts'
import type { OpenCardsGame } from '../open-cards-game.ts'

/** What every choice of the hand in play is worth, from the very cards in sight. */
export function openCardsCoach(context: GameContext, cards: OpenCardsGame): CoachPanel {
  const view = element('div', { class: 'cards-coach', 'aria-live': 'polite' })
  let isShown = false
  let drawn = ''
  const draw = (): void => {
    if (!isShown) return
    const { round, phase } = context.table.state.now
    const key = JSON.stringify([phase, round?.id, round?.events.length])
    if (key === drawn) return
    drawn = key
    fill(view, contentOf(context, cards))
  }
  context.table.state.watch(draw)
  return {
    view,
    shown(on) {
      isShown = on
      drawn = ''
      draw()
    },
  }
}

function contentOf(context: GameContext, { texts }: OpenCardsGame): Content {
  const { coach, actions } = texts
  const choices = choicesNow(context)
  if (choices.length === 0) return element('p', { class: 'hint' }, coach.waits)
  const best = choices.reduce((a, b) => (b.worth > a.worth ? b : a))
  return [
    element('p', { class: 'hint' }, coach.intro),
    element(
      'table',
      { class: 'cards-coach-table' },
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          [coach.choice, coach.worth, coach.costs].map((head) =>
            element('th', { scope: 'col' }, head),
          ),
        ),
      ),
      element(
        'tbody',
        {},
        choices
          .toSorted((a, b) => b.worth - a.worth)
          .map((choice) =>
            element(
              'tr',
              { class: choice === best ? 'is-best' : null },
              element(
                'th',
                { scope: 'row' },
                actions[choice.type],
                choice === best && element('span', { class: 'cards-coach-best' }, coach.best),
              ),
              element('td', {}, signed(context, choice.worth)),
              element('td', {}, choice === best ? '–' : signed(context, choice.worth - best.worth)),
            ),
          ),
      ),
    ),
  ]
}

/** A worth in cents with its sign, which may be parts of one, as no round is ever paid. */
function signed({ facts: { language }, table }: GameContext, stakes: number): string {
  const { stake, game, round } = table.state.now
  const worth = stakes * (firstStakeOf(round?.events ?? []) ?? stake)
  const written = (value: number, digits: number): string =>
    new Intl.NumberFormat(language, {
      signDisplay: 'exceptZero',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value)
  return game.currency === 'USD' ? `${written(worth, 1)} ¢` : `${written(worth / 100, 3)} Cr`
}

const firstStakeOf = (events: readonly { readonly type: string }[]): number | null => {
  const [bet] = cardsEventsOf(events.slice(0, 1))
  return bet?.type === 'cardsBet' ? (bet.bets[0]?.stake ?? null) : null
}

function choicesNow({ table }: GameContext): readonly PricedChoice[] {
  const { round, phase, game } = table.state.now
  const { rules } = paytableOf('cards', game.paytable)
  if (!round || (phase !== 'choosing' && phase !== 'waiting')) return []
  const board = boardOf(cardsEventsOf(round.events))
  if (rules.game !== 'blackjack') return choicesAtTables(rules, board)
  const offered = round.actions.map(({ type }) => type).filter(isCardsAction)
  const turn = board.turn ?? 'hand'
  const cardsOf = (name: string) =>
    board.hands.find((hand) => hand.name === name)?.cards.filter((card) => card !== null) ?? []
  const [up] = cardsOf('dealer')
  if (!up || cardsOf(turn).length < 2) return []
  return pricedChoices(
    rules,
    { up, hand: cardsOf(turn), other: cardsOf(turn === 'hand' ? 'split' : 'hand') },
    offered,
  )
}
