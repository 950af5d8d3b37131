import type { BingoEvent } from '@fairhouse/contract/families/bingo/events'
import type { CommonEvent } from '@fairhouse/contract/families/common-events'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Language } from '../../../../shell/texts/languages.ts'
import { fill } from '../../../../shell/language/say.ts'
import type { BoardPair, EventPair, VerifierFamily } from '../family.ts'
import { numbersOf } from './numbers-of.ts'
import type { BingoRoundWords } from './words/en.ts'

/** Of bingo, and of no other family. */
type OwnEvent = Exclude<BingoEvent, CommonEvent>

/** Rounds of bingo, by the card that they are told of. */
export const family: VerifierFamily = {
  async load(language) {
    const words = await wordsOf(language)
    return {
      boardTitle: words.title,
      eventName: (event) => (isOwn(event, words) ? eventName(event, words) : ''),
      boards: (events) => boardsOf(events, words),
    }
  },
}

const isOwn = (event: RoundEvent, { eventNames }: BingoRoundWords): event is OwnEvent =>
  event.type in eventNames

function eventName(event: OwnEvent, { eventNames, prizes }: BingoRoundWords): string {
  const name = eventNames[event.type]
  switch (event.type) {
    case 'bingoCard':
      return fill(name, { place: String(event.place), cards: String(event.cards) })
    case 'bingoCalled':
      return fill(name, { number: String(event.number) })
    case 'bingoWon':
      return fill(name, { prize: prizes[event.prize], winners: String(event.winners) })
  }
}

const cardOf = (event: RoundEvent | null): readonly number[] | null =>
  event?.type === 'bingoCard' ? event.cells : null

const boardsOf = (
  events: readonly EventPair[],
  { caption }: BingoRoundWords,
): readonly BoardPair[] =>
  events.flatMap(({ recounted, said, agrees }, place) => {
    const [here, there] = [cardOf(recounted), cardOf(said)]
    if (here === null && there === null) return []
    return [
      {
        place,
        caption,
        recounted: here === null ? null : <Card cells={here} />,
        said: there !== null && agrees === false ? <Card cells={there} /> : null,
        agrees,
      },
    ]
  })

/** Numbers of a card, row by row. */
const Card = ({ cells }: { readonly cells: readonly number[] }) => <code>{numbersOf(cells)}</code>

async function wordsOf(language: Language): Promise<BingoRoundWords> {
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
