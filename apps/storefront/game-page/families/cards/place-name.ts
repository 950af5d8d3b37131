import { boxPlaceOf } from '@fairhouse/stage/families/cards/box-places'
import type { CardsTexts } from './texts/en.ts'

/** What a hand or chips of blackjack are called; null for a place of another game. */
export function placeNameOf(place: string, { boxes, places }: CardsTexts): string | null {
  const named = boxPlaceOf(place)
  if (!named) return null
  const { part, box } = named
  if (box !== null) return boxes[part](box)
  if (part === 'box') return places.hand
  return part === 'split' || part === 'insurance' ? places[part] : null
}
