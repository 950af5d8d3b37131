import type { CardOrJoker } from '@fairhouse/contract/families/card'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { loadPokerWords } from '../../../../../rules/families/video-poker/words/load-words.ts'
import type { PokerWords } from '../../../../../rules/families/video-poker/words/en.ts'
import type { Language } from '../../../../shell/texts/languages.ts'
import { fill } from '../../../../shell/language/say.ts'
import type { BoardLabels, BoardPair, EventPair, VerifierFamily } from '../family.ts'
import { Cards } from './cards.tsx'
import type { PokerRoundWords } from './words/en.ts'
import { loadRoundWords } from './words/load-words.ts'

/** Rounds of video poker, by the cards that were dealt and drawn. */
export const family: VerifierFamily = {
  async load(language) {
    const [words, { hands }] = await Promise.all([
      loadRoundWords(language),
      loadPokerWords(language),
    ])
    return {
      boardTitle: words.title,
      eventName: (event) => eventName(event, words, hands),
      boards: (events, labels) =>
        events.flatMap((pair, place) => boardOf(pair, { place, labels, words, language })),
    }
  },
}

function eventName(
  event: RoundEvent,
  { eventNames, outcomes }: PokerRoundWords,
  hands: PokerWords['hands'],
): string {
  if (event.type === 'pokerDealt') return eventNames.pokerDealt
  if (event.type === 'pokerMultiplied')
    return fill(eventNames.pokerMultiplied, { by: event.multiplier })
  if (event.type === 'doubleUpOffered') return eventNames.doubleUpOffered
  if (event.type === 'pokerDoubled')
    return fill(eventNames.pokerDoubled, { outcome: outcomes[event.outcome] })
  if (event.type === 'pokerDrawn') return fill(eventNames.pokerDrawn, { held: event.held.length })
  return event.type === 'pokerHandWon'
    ? fill(eventNames.pokerHandWon, { hand: hands[event.name] })
    : ''
}

interface Shown {
  readonly place: number
  readonly labels: BoardLabels
  readonly words: PokerRoundWords
  readonly language: Language
}

function boardOf(
  { recounted, said, agrees }: EventPair,
  { place, labels, words, language }: Shown,
): readonly BoardPair[] {
  const cards = { recounted: cardsOf(recounted), said: cardsOf(said) }
  const event = recounted ?? said
  if (event === null || (cards.recounted === null && cards.said === null)) return []
  const differs = agrees === false
  const view = (
    own: readonly CardOrJoker[] | null,
    other: readonly CardOrJoker[] | null,
    label: string,
  ) => own && <Cards cards={own} other={differs ? other : null} label={label} language={language} />
  return [
    {
      place,
      caption: captionOf(event, words),
      recounted: view(cards.recounted, cards.said, labels.recounted),
      said: differs ? view(cards.said, cards.recounted, labels.said) : null,
      agrees,
    },
  ]
}

function cardsOf(event: RoundEvent | null): readonly CardOrJoker[] | null {
  if (event?.type === 'pokerDoubled') return [event.dealer, ...event.cards]
  return event?.type === 'pokerDealt' || event?.type === 'pokerDrawn' ? event.cards : null
}

function captionOf(event: RoundEvent, words: PokerRoundWords): string {
  if (event.type === 'pokerDoubled') return words.doubling
  if (event.type !== 'pokerDrawn') return words.dealt
  return event.hand === 0 ? words.drawn : fill(words.hand, { number: event.hand + 1 })
}
