import './dice.css'
import type { CommonEvent } from '@fairhouse/contract/families/common-events'
import type { DiceEvent } from '@fairhouse/contract/families/dice/events'
import { sumOf } from '@fairhouse/contract/families/dice/spots'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Language } from '../../../../shell/texts/languages.ts'
import { fill } from '../../../../shell/language/say.ts'
import type { BoardPair, EventPair, VerifierFamily } from '../family.ts'
import type { DiceRoundWords } from './words/en.ts'

/** Of dice, and of no other family. */
type OwnEvent = Exclude<DiceEvent, CommonEvent>

/** Rounds of dice, by how they lie. */
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

const isOwn = (event: RoundEvent, { eventNames }: DiceRoundWords): event is OwnEvent =>
  event.type in eventNames

function eventName(event: OwnEvent, { eventNames }: DiceRoundWords): string {
  const name = eventNames[event.type]
  switch (event.type) {
    case 'diceBet':
      return fill(name, { spots: event.chips.map(({ spot }) => spot).join(', ') })
    case 'diceRolled':
      return fill(name, { dice: event.dice.join(', '), sum: String(sumOf(event.dice)) })
    case 'dicePaid':
      return fill(name, { spots: event.spots.map(({ spot }) => spot).join(', ') })
  }
}

const diceOf = (event: RoundEvent | null): readonly number[] | null =>
  event?.type === 'diceRolled' ? event.dice : null

const boardsOf = (
  events: readonly EventPair[],
  { caption }: DiceRoundWords,
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

/** Three dice side by side. */
const Dice = ({ dice }: { readonly dice: readonly number[] }) => (
  <span className="verified-dice">
    {dice.map((face, place) => (
      <strong key={place} className="verified-die">
        {face}
      </strong>
    ))}
  </span>
)

async function wordsOf(language: Language): Promise<DiceRoundWords> {
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
