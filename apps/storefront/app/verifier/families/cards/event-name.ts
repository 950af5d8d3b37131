import type { CardsEvent } from '@fairhouse/contract/families/cards/events'
import { cardName } from '../../../../rules/cards/card-name.ts'
import { fill } from '../../../language/say.ts'
import type { Tongue } from './tongue.ts'

/** What happened, in words. */
export function eventName(event: CardsEvent, tongue: Tongue): string {
  const { language, words, placeName, counting } = tongue
  const names = words.eventNames
  switch (event.type) {
    case 'cardsBet':
      return fill(names.cardsBet, {
        spots: event.bets.map(({ spot }) => placeName(spot)).join(words.between),
      })
    case 'cardDealt':
    case 'cardTurned': {
      const card = cardName(event.card, language)
      const told = fill(names[event.type], { hand: placeName(event.hand), card })
      return counting(told, event.points)
    }
    case 'dealerPeeked':
      return event.isBlackjack ? names.dealerPeeked.blackjack : names.dealerPeeked.none
    case 'insuranceTaken':
    case 'insuranceDeclined':
      return names[event.type]
    case 'cardHidden':
    case 'handDoubled':
    case 'handSplit':
    case 'handStood':
    case 'handTurn':
      return fill(names[event.type], { hand: placeName(event.hand) })
    case 'spotSettled':
      return fill(names.spotSettled, {
        spot: placeName(event.spot),
        result: words.results[event.result],
      })
  }
}
