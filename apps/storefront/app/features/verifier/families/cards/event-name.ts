import type { CardsEvent } from '@fairhouse/contract/families/cards/events'
import { cardName } from '../../../../../rules/cards/card-name.ts'
import { fill } from '../../../../shell/language/say.ts'
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
    case 'chipsAdded':
      return fill(names.chipsAdded, { spot: placeName(event.spot) })
    case 'raiseDeclined':
      return names.raiseDeclined
    case 'handFolded':
      return fill(names.handFolded, { hand: placeName(event.hand) })
    case 'spreadTold': {
      const { pair, follow, some } = names.spreadTold
      if (event.spread === null) return pair
      return event.spread === 0 ? follow : fill(some, { count: event.spread })
    }
    case 'handRanked':
      return fill(names.handRanked, {
        hand: placeName(event.hand),
        rank: words.ranks[event.rank],
      })
    case 'handsCompared':
      return event.winner === 'tie'
        ? names.handsCompared.tie
        : fill(names.handsCompared.wins, { hand: placeName(event.winner) })
    case 'spotSettled':
      return fill(names.spotSettled, {
        spot: placeName(event.spot),
        result: words.results[event.result],
      })
  }
}
