import './craps.css'
import type { CommonEvent } from '@fairhouse/contract/families/common-events'
import type { CrapsEvent } from '@fairhouse/contract/families/craps/events'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Language } from '../../../../shell/texts/languages.ts'
import { fill } from '../../../../shell/language/say.ts'
import type { BoardPair, EventPair, VerifierFamily } from '../family.ts'
import type { CrapsRoundWords } from './words/en.ts'

/** Of craps, and of no other family. */
type OwnEvent = Exclude<CrapsEvent, CommonEvent>

/** Rounds of craps, by how the dice lie at each roll. */
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

const isOwn = (event: RoundEvent, { eventNames }: CrapsRoundWords): event is OwnEvent =>
  event.type in eventNames

function eventName(event: OwnEvent, { eventNames, off }: CrapsRoundWords): string {
  const name = eventNames[event.type]
  switch (event.type) {
    case 'crapsBet':
    case 'crapsLost':
      return fill(name, { spots: event.chips.map(({ spot }) => spot).join(', ') })
    case 'crapsRolled':
      return fill(name, { dice: event.dice.join(', '), sum: String(event.dice[0] + event.dice[1]) })
    case 'crapsPaid':
    case 'crapsTaken':
      return fill(name, { spots: event.spot })
    case 'crapsMoved':
      return fill(name, { spots: event.spot, to: event.to })
    case 'crapsPoint':
      return fill(name, { point: event.point === null ? off : String(event.point) })
  }
}

const diceOf = (event: RoundEvent | null): readonly number[] | null =>
  event?.type === 'crapsRolled' ? event.dice : null

const boardsOf = (
  events: readonly EventPair[],
  { caption }: CrapsRoundWords,
): readonly BoardPair[] =>
  events.flatMap(({ recounted, said, agrees }, place) => {
    const [here, there] = [diceOf(recounted), diceOf(said)]
    if (here === null && there === null) return []
    return [
      {
        place,
        caption,
        recounted: here === null ? null : <Dice dice={here} />,
        said: there !== null && agrees === false ? <Dice dice={there} /> : null,
        agrees,
      },
    ]
  })

/** The dice side by side. */
const Dice = ({ dice }: { readonly dice: readonly number[] }) => (
  <span className="verified-dice">
    {dice.map((face, place) => (
      <strong key={place} className="verified-die">
        {face}
      </strong>
    ))}
  </span>
)

async function wordsOf(language: Language): Promise<CrapsRoundWords> {
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
