import type { KenoEvent } from '@fairhouse/contract/families/keno/events'
import { letterOfCard } from '@fairhouse/stage/families/keno/card-marks'
import type { Texts } from '../../texts/texts.ts'
import { spokenCommon } from '../../play/spoken-common.ts'
import type { KenoTexts } from './texts/en.ts'

export interface KenoVoice {
  readonly texts: KenoTexts
  readonly shared: Texts
  readonly money: (minorUnits: number) => string
}

/** A draw as a screen reader says it: what was drawn, which of the ticket's numbers hit, what that pays, and the draws that follow free. */
export function spokenEvents(events: readonly KenoEvent[], voice: KenoVoice): string {
  const { say, cards } = voice.texts
  const tickets = events.flatMap((event) => (event.type === 'ticketPlayed' ? [event.spots] : []))
  let drawn: readonly number[] = []
  return events
    .map((event, place) => {
      switch (event.type) {
        case 'ticketPlayed':
          return ''
        case 'ballDrawn':
          drawn = [...drawn, event.ball]
          return events[place + 1]?.type === 'ballDrawn' ? '' : say.drawn(inWords(drawn))
        case 'ticketPaid': {
          if (event.card !== undefined)
            return `${cards.hits(letterOfCard(event.card - 1), event.caught, event.spots)}.`
          const caught = drawn.filter((ball) => tickets[0]?.includes(ball))
          return caught.length > 0
            ? say.hits(event.caught, event.spots, inWords(caught))
            : say.noHits(event.spots)
        }
        case 'freeGamesWon':
          return say.freeWon(event.games, event.times)
        case 'freeGameStarted':
          drawn = []
          return say.freeDraw(event.game)
        case 'jackpotWon':
        case 'maxWinReached':
        case 'roundEnded':
          return spokenCommon(event, voice.shared, voice.money)
      }
    })
    .filter((sentence) => sentence !== '')
    .join(' ')
}

const inWords = (numbers: readonly number[]): string => numbers.join(', ')
