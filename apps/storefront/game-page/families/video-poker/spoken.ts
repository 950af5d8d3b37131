import type { Card } from '@fairhouse/contract/families/card'
import type { VideoPokerEvent } from '@fairhouse/contract/families/video-poker/events'
import { spokenCommon } from '../../play/spoken-common.ts'
import type { OpenPoker } from './open-poker.ts'

type Voice = Pick<OpenPoker, 'texts' | 'shared' | 'handName' | 'cardName'> & {
  readonly money: (minorUnits: number) => string
}

/** An answer's events as a screen reader says them. Amounts are those of the events. */
export const spokenPoker = (events: readonly VideoPokerEvent[], voice: Voice): string =>
  events.map((event) => spokenEvent(event, voice)).join(' ')

function spokenEvent(event: VideoPokerEvent, voice: Voice): string {
  const { texts, shared, handName, money } = voice
  const { say } = texts
  switch (event.type) {
    case 'pokerDealt':
      return [
        ...(event.made ? [say.made(handName(event.made.hand))] : []),
        say.dealt(numbered(event.cards, [0, 1, 2, 3, 4], voice)),
        say.choose,
      ].join(' ')
    case 'pokerDrawn':
      return event.hand > 0
        ? ''
        : [
            event.held.length === 0
              ? say.heldNone
              : say.held(numbered(event.cards, event.held, voice)),
            say.now(event.cards.map(voice.cardName).join(', ')),
          ].join(' ')
    case 'pokerHandWon':
      return say.won(handName(event.name), money(event.pay))
    case 'jackpotWon':
    case 'maxWinReached':
    case 'roundEnded':
      return spokenCommon(event, shared, money)
  }
}

/** `Card 1, jack of spades, card 3, 7 of hearts`. */
function numbered(
  cards: readonly Card[],
  places: readonly number[],
  { texts, cardName }: Voice,
): string {
  return places
    .flatMap((place) => {
      const card = cards[place]
      return card === undefined ? [] : [texts.card(place + 1, cardName(card))]
    })
    .join('; ')
}
