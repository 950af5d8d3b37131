import { boxPlaceOf } from '@fairhouse/stage/families/cards/box-places'
import { cardsRuleWords } from '../../../../../rules/families/cards/index.ts'
import type { Language } from '../../../../shell/texts/languages.ts'
import { fill } from '../../../../shell/language/say.ts'
import type { CardsRoundWords } from './words/en.ts'
import { loadRoundWords } from './words/load-words.ts'

type Points = { readonly value: number } | null | undefined

/** How a language tells rounds of cards. */
export interface Tongue {
  readonly language: Language
  readonly words: CardsRoundWords
  /** A hand, or a place where chips lie: `dealer`, `tie`. One that has no name is called by its own. */
  readonly placeName: (place: string) => string
  /** Adds what a hand counts, where the game counts. */
  readonly counting: (told: string, points: Points) => string
}

/** What lies at one of several boxes; null for another place. */
function boxName(place: string, { boxes }: CardsRoundWords): string | null {
  const named = boxPlaceOf(place)
  return named?.box ? fill(boxes[named.part], { box: named.box }) : null
}

export async function loadTongue(language: Language): Promise<Tongue> {
  const [words, rules] = await Promise.all([loadRoundWords(language), cardsRuleWords(language)])
  const names = new Map([...Object.entries(rules.places), ...Object.entries(words.places)])
  return {
    language,
    words,
    placeName: (place) => names.get(place) ?? boxName(place, words) ?? place,
    counting: (told, points) =>
      points ? fill(words.counting, { told, points: points.value }) : told,
  }
}
