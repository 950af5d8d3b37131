import './pocket.css'
import type { CommonEvent } from '@fairhouse/contract/families/common-events'
import type { RouletteEvent } from '@fairhouse/contract/families/roulette/events'
import { colourOf } from '@fairhouse/contract/families/roulette/spots'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Language } from '../../../../shell/texts/languages.ts'
import { fill } from '../../../../shell/language/say.ts'
import type { BoardPair, EventPair, VerifierFamily } from '../family.ts'
import type { RouletteRoundWords } from './words/en.ts'

/** Of roulette, and of no other family. */
type OwnEvent = Exclude<RouletteEvent, CommonEvent>

/** Rounds of roulette, by the number that came. */
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

const isOwn = (event: RoundEvent, { eventNames }: RouletteRoundWords): event is OwnEvent =>
  event.type in eventNames

function eventName(event: OwnEvent, { eventNames }: RouletteRoundWords): string {
  const name = eventNames[event.type]
  switch (event.type) {
    case 'rouletteBet':
      return fill(name, { spots: event.chips.map(({ spot }) => spot).join(', ') })
    case 'ballLanded':
      return fill(name, { pocket: event.pocket })
    case 'halfReturned':
    case 'spotsPaid':
      return fill(name, { spots: event.spots.map(({ spot }) => spot).join(', ') })
  }
}

const pocketOf = (event: RoundEvent | null): string | null =>
  event?.type === 'ballLanded' ? event.pocket : null

const boardsOf = (
  events: readonly EventPair[],
  { caption }: RouletteRoundWords,
): readonly BoardPair[] =>
  events.flatMap(({ recounted, said, agrees }, place) => {
    const [here, there] = [pocketOf(recounted), pocketOf(said)]
    if (here === null && there === null) return []
    return [
      {
        place,
        caption,
        recounted: here === null ? null : <Pocket pocket={here} />,
        said: there !== null && agrees === false ? <Pocket pocket={there} /> : null,
        agrees,
      },
    ]
  })

/** A number in its color, as the table shows it. */
const Pocket = ({ pocket }: { readonly pocket: string }) => (
  <strong className={`verified-pocket is-${colourOf(pocket)}`}>{pocket}</strong>
)

async function wordsOf(language: Language): Promise<RouletteRoundWords> {
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
