import type { CommonEvent } from '@fairhouse/contract/families/common-events'
import type { SlotEvent } from '@fairhouse/contract/families/slot/events'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Language } from '../../../../shell/texts/languages.ts'
import { fill } from '../../../../shell/language/say.ts'
import type { BoardLabels, BoardPair, EventPair, VerifierFamily } from '../family.ts'
import { eventName } from './event-name.ts'
import { Reels, spinsOf } from './reels.tsx'
import type { SlotRoundWords } from './words/en.ts'

/** Rounds of slots, by what the reels showed. */
export const family: VerifierFamily = {
  async load(language) {
    const words = await wordsOf(language)
    return {
      boardTitle: words.title,
      eventName: (event) => (isOwn(event, words) ? eventName(words.eventNames, event) : ''),
      boards: (events, labels) => boardsOf(events, labels, words),
    }
  },
}

const isOwn = (
  event: RoundEvent,
  { eventNames }: SlotRoundWords,
): event is Exclude<SlotEvent, CommonEvent> => event.type in eventNames

const boardsOf = (
  events: readonly EventPair[],
  labels: BoardLabels,
  { first, free }: SlotRoundWords,
): readonly BoardPair[] =>
  spinsOf(events).map(({ place, recounted, said, agrees }, index) => {
    const differs = agrees === false
    return {
      place,
      caption: index === 0 ? first : fill(free, { number: index }),
      said: said && differs ? <Reels grid={said} other={recounted} label={labels.said} /> : null,
      recounted: recounted ? (
        <Reels grid={recounted} other={differs ? said : null} label={labels.recounted} />
      ) : null,
      agrees,
    }
  })

async function wordsOf(language: Language): Promise<SlotRoundWords> {
  switch (language) {
    case 'en':
      return (await import('./words/en.ts')).words
    case 'de':
      return (await import('./words/de.ts')).words
    case 'es':
      return (await import('./words/es.ts')).words
    case 'pt':
      return (await import('./words/pt.ts')).words
    case 'fr':
      return (await import('./words/fr.ts')).words
    case 'ja':
      return (await import('./words/ja.ts')).words
  }
}
