import { after, type CardsBoard, emptyBoard } from '@fairhouse/stage/families/cards/board'
import { type CardsEvent, cardsEventsOf } from '@fairhouse/stage/families/cards/cards-events'
import { cardName } from '../../../../rules/cards/card-name.ts'
import { paytableOf } from '../../../../rules/family-rules.ts'
import type { GameContext, Judged } from '../../../game-context.ts'
import type { Round } from '../../../play/controller-state.ts'
import type { PlacesRules } from '../chips-on-spots.ts'
import type { OpenCardsGame } from '../open-cards-game.ts'
import { choicesAtTables } from './choices-at-tables.ts'
import type { BlackjackRules } from './decisions.ts'
import { pricedDecisions } from './review.ts'
import { firstStakeOf, signedWorth } from './signed-worth.ts'

/** Prices every decision that was made in a round so far, and says what would have been better. */
export function judgeCards(
  context: GameContext,
  cards: OpenCardsGame,
  round: Pick<Round, 'events'>,
): Promise<readonly Judged[]> {
  const { rules } = paytableOf('cards', context.table.state.now.game.paytable)
  const events = cardsEventsOf(round.events)
  return rules.game === 'blackjack'
    ? atBoxes(context, cards, { rules, events })
    : Promise.resolve(atPlaces(context, cards, { rules, events }))
}

async function atBoxes(
  context: GameContext,
  { texts: { coach, actions }, nameOf, language }: OpenCardsGame,
  { rules, events }: { readonly rules: BlackjackRules; readonly events: readonly CardsEvent[] },
): Promise<readonly Judged[]> {
  const priced = await pricedDecisions(rules, events)
  return priced.map(({ decision: { hand, sight, chosen }, best, lost }) => {
    const own = `${nameOf(hand)}: ${sight.hand.map((card) => cardName(card, language)).join(', ')}`
    return {
      lost: lost * firstStakeOf(events, hand),
      sentence: [
        coach.against(own, cardName(sight.up, language)),
        coach.chose(actions[chosen]),
        coach.better(actions[best]),
        coach.lost(signedWorth(context, { events, hand, stakes: -lost })),
      ].join(' · '),
    }
  })
}

/** What puts more chips down where it is offered; the other choice does not. */
const adding: ReadonlySet<string> = new Set(['raise', 'goToWar', 'playOn'])
const decisive: ReadonlySet<CardsEvent['type']> = new Set([
  'chipsAdded',
  'raiseDeclined',
  'handFolded',
])

function atPlaces(
  context: GameContext,
  { texts: { coach, actions } }: OpenCardsGame,
  { rules, events }: { readonly rules: PlacesRules; readonly events: readonly CardsEvent[] },
): readonly Judged[] {
  const judged: Judged[] = []
  let board: CardsBoard = emptyBoard
  for (const event of events) {
    if (decisive.has(event.type)) {
      const choices = choicesAtTables(rules, board).toSorted((a, b) => b.worth - a.worth)
      const own = choices.find(({ type }) => adding.has(type) === (event.type === 'chipsAdded'))
      const [best] = choices
      if (own && best) {
        const lost = best.worth - own.worth
        judged.push({
          lost: lost * firstStakeOf(events, 'hand'),
          sentence: [
            coach.chose(actions[own.type]),
            coach.better(actions[best.type]),
            coach.lost(signedWorth(context, { events, hand: 'hand', stakes: -lost })),
          ].join(' · '),
        })
      }
    }
    board = after(board, event)
  }
  return judged
}
