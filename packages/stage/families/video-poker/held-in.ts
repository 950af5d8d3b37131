import type { Json } from '@fairhouse/contract/json'

/** Places of the cards that a hold keeps, as it is sent (`holdData` of the contract, whose forms a browser does not load to show a hand). */
export function heldIn(data: Json | null): readonly number[] {
  if (typeof data !== 'object' || data === null || !('cards' in data)) return []
  const cards: unknown = data['cards']
  return Array.isArray(cards) ? cards.filter((place) => typeof place === 'number') : []
}
