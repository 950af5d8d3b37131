import type { PricedChoice } from '@fairhouse/game-math/families/cards/blackjack/priced-choices'
import { boardOf } from '@fairhouse/stage/families/cards/board'
import { type CardsEvent, cardsEventsOf } from '@fairhouse/stage/families/cards/cards-events'
import { paytableOf } from '../../../../rules/family-rules.ts'
import type { CoachPanel, GameContext } from '../../../game-context.ts'
import { type Content, element, fill } from '../../../markup/element.ts'
import type { Round } from '../../../play/controller-state.ts'
import { isCardsAction } from '../actions.ts'
import type { PlacesRules } from '../chips-on-spots.ts'
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
  const { game } = context.table.state.now
  const { rules } = paytableOf('cards', game.paytable)
  const over = overIn(context)
  if (rules.game === 'blackjack' && over) {
    return reviewOf(context, cards, { rules, events: cardsEventsOf(over.events) })
  }
  const round = askingIn(context)
  const shown =
    round &&
    (rules.game === 'blackjack'
      ? await atBoxes(context, cards, { round, rules })
      : atPlaces(context, cards, { round, rules }))
  return shown ?? hint(cards.texts.coach.waits)
}

/** The round that is over and lies on the table, or is shown again. */
function overIn({ table }: GameContext): Round | null {
  const { round, replayed, phase } = table.state.now
  if (phase === 'replay') return replayed ?? null
  return phase === 'idle' && round?.finished ? round : null
}

/** The round that waits for the player. */
function askingIn({ table }: GameContext): Round | null {
  const { round, phase } = table.state.now
  return phase === 'choosing' || phase === 'waiting' ? round : null
}

interface Asked<Rules> {
  readonly round: Round
  readonly rules: Rules
}

/** Choices of a table with one hand of the player's; null where nothing is asked. */
function atPlaces(
  context: GameContext,
  cards: OpenCardsGame,
  { round, rules }: Asked<PlacesRules>,
): Content | null {
  const choices = choicesAtTables(rules, boardOf(cardsEventsOf(round.events)))
  return tableOf(context, cards, { round, hand: 'hand', choices })
}

/** Of which hand it is asked, and its choices; null where nothing is asked. */
async function atBoxes(
  context: GameContext,
  cards: OpenCardsGame,
  { round, rules }: Asked<BlackjackRules>,
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
