import type { KenoEvent } from '@fairhouse/contract/families/keno/events'
import type { Texts } from '../../texts/texts.ts'
import { spokenCommon } from '../../play/spoken-common.ts'
import type { KenoTexts } from './texts/en.ts'

export interface KenoVoice {
  readonly texts: KenoTexts
  readonly shared: Texts
  readonly money: (minorUnits: number) => string
}

/** A draw as a screen reader says it: what was drawn, which of the ticket's numbers hit, and what that pays. */
export function spokenEvents(events: readonly KenoEvent[], voice: KenoVoice): string {
  const { say } = voice.texts
  const spots = events.flatMap((event) => (event.type === 'ticketPlayed' ? event.spots : []))
  const drawn = events.flatMap((event) => (event.type === 'ballDrawn' ? [event.ball] : []))
  const caught = drawn.filter((ball) => spots.includes(ball))
  return [
    drawn.length > 0 ? say.drawn(inWords(drawn)) : '',
    ...events.map((event) => {
      switch (event.type) {
        case 'ticketPlayed':
        case 'ballDrawn':
          return ''
        case 'ticketPaid':
          return caught.length > 0
            ? say.hits(event.caught, event.spots, inWords(caught))
            : say.noHits(event.spots)
        case 'jackpotWon':
        case 'maxWinReached':
        case 'roundEnded':
          return spokenCommon(event, voice.shared, voice.money)
      }
    }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

const inWords = (numbers: readonly number[]): string => numbers.join(', ')
