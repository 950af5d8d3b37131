import type { PricedChoice } from '@fairhouse/game-math/families/cards/blackjack/priced-choices'
import { boardOf } from '@fairhouse/stage/families/cards/board'
import { type CardsEvent, cardsEventsOf } from '@fairhouse/stage/families/cards/cards-events'
import { paytableOf } from '../../../../rules/family-rules.ts'
import type { CoachPanel, GameContext } from '../../../game-context.ts'
import { type Content, element, fill } from '../../../markup/element.ts'
import type { Round } from '../../../play/controller-state.ts'
import { isCardsAction } from '../actions.ts'
import type { OpenCardsGame } from '../open-cards-game.ts'
import { adviser } from './adviser.ts'
import { choicesAtTables } from './choices-at-tables.ts'
import { type BlackjackRules, sightOf } from './decisions.ts'
import { reviewOf } from './review.ts'
import { signedWorth } from './signed-worth.ts'

/** During a round what every choice of the hand in play is worth; after it, and while an old one is shown again, what each decision gave away. */
export function openCardsCoach(context: GameContext, cards: OpenCardsGame): CoachPanel {
  const view = element('div', { class: 'cards-coach', 'aria-live': 'polite' })
  const { coach } = cards.texts
  let isShown = false
  let drawn = ''
  const draw = async (): Promise<void> => {
    if (!isShown) return
    const { round, replayed, phase } = context.table.state.now
    const key = JSON.stringify([phase, round?.id, round?.events.length, replayed?.id])
    if (key === drawn) return
    drawn = key
    if (view.childElementCount === 0) fill(view, hint(coach.working))
    try {
      const content = await contentOf(context, cards)
      if (drawn === key) fill(view, content)
    } catch (fault) {
      reportError(fault)
      drawn = ''
      fill(view, hint(coach.failed))
    }
  }
  context.table.state.watch(() => void draw())
  return {
    view,
    shown(on) {
      isShown = on
      drawn = ''
      void draw()
    },
  }
}

const hint = (sentence: string): HTMLElement => element('p', { class: 'hint' }, sentence)

async function contentOf(context: GameContext, cards: OpenCardsGame): Promise<Content> {
  const { round, replayed, phase, game } = context.table.state.now
  const { rules } = paytableOf('cards', game.paytable)
  const waits = hint(cards.texts.coach.waits)
  const isAsked = phase === 'choosing' || phase === 'waiting'
  if (rules.game !== 'blackjack') {
    const board = boardOf(cardsEventsOf(round?.events ?? []))
    const choices = isAsked ? choicesAtTables(rules, board) : []
    return (round && tableOf(context, cards, { round, hand: 'hand', choices })) ?? waits
  }
  const over = phase === 'replay' ? replayed : round?.finished && phase === 'idle' ? round : null
  if (over) return reviewOf(context, cards, { rules, events: cardsEventsOf(over.events) })
  return (round && isAsked && (await atBoxes(context, cards, { round, rules }))) || waits
}

interface Asked {
  readonly round: Round
  readonly rules: BlackjackRules
}

/** Of which hand it is asked, and its choices; null where nothing is asked. */
async function atBoxes(
  context: GameContext,
  cards: OpenCardsGame,
  { round, rules }: Asked,
): Promise<Content | null> {
  const events = cardsEventsOf(round.events)
  const hand = askedHand(round, events)
  const sight = sightOf(boardOf(events), hand)
  if (!sight) return null
  const offered = round.actions.map(({ type }) => type).filter(isCardsAction)
  const [choices = []] = await adviser().price({ rules, asked: [{ sight, offered }] })
  const table = tableOf(context, cards, { round, hand, choices })
  return table && [element('p', {}, cards.nameOf(hand)), ...table]
}

interface Priced {
  readonly round: Round
  readonly hand: string
  readonly choices: readonly PricedChoice[]
}

/** A row for each choice, the best one on top; null where there is none. */
function tableOf(
  context: GameContext,
  { texts: { coach, actions } }: OpenCardsGame,
  { round, hand, choices }: Priced,
): readonly HTMLElement[] | null {
  const sorted = choices.toSorted((a, b) => b.worth - a.worth)
  const [best] = sorted
  if (!best) return null
  const events = cardsEventsOf(round.events)
  const worth = (stakes: number): string => signedWorth(context, { events, hand, stakes })
  const row = (choice: PricedChoice): HTMLElement =>
    element(
      'tr',
      { class: choice === best ? 'is-best' : null },
      element(
        'th',
        { scope: 'row' },
        actions[choice.type],
        choice === best && element('span', { class: 'cards-coach-best' }, coach.best),
      ),
      element('td', {}, worth(choice.worth)),
      element('td', {}, choice === best ? '–' : worth(choice.worth - best.worth)),
    )
  const heads = [coach.choice, coach.worth, coach.costs]
  return [
    hint(coach.intro),
    element(
      'table',
      { class: 'cards-coach-table' },
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          heads.map((head) => element('th', { scope: 'col' }, head)),
        ),
      ),
      element('tbody', {}, sorted.map(row)),
    ),
  ]
}

/** The hand that the round asks about. */
function askedHand({ actions }: Round, events: readonly CardsEvent[]): string {
  const [offer] = actions
  if (offer && 'hand' in offer && typeof offer.hand === 'string') return offer.hand
  return boardOf(events).turn ?? 'hand'
}
