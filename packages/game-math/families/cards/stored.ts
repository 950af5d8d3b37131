import type { Card } from '@fairhouse/contract/families/card'
import { isCard } from '../../cards/card.ts'

/** @throws TypeError unless it holds. */
export function demand(holds: boolean, what: string): void {
  if (!holds) throw new TypeError(`not a state of cards: ${what}`)
}

/** The fields of a stored object, which has these and no others. @throws TypeError when it is none such. */
export function fieldsOf(
  value: unknown,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('not a state of cards: an object')
  }
  const fields: Readonly<Record<string, unknown>> = { ...value }
  demand(Object.keys(fields).toSorted().join() === names.toSorted().join(), 'its fields')
  return fields
}

/** @throws TypeError when it is not a list, or longer. */
export function list(value: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most) {
    throw new TypeError('not a state of cards: a list')
  }
  return value
}

/** Most cards that a hand can have in any game. */
const mostCards = 32

/** @throws TypeError when it is not a list of cards. */
export const cardsIn = (value: unknown): readonly Card[] =>
  list(value, mostCards).map((card) => {
    if (!isCard(card)) throw new TypeError('not a state of cards: a card')
    return card
  })

/** A stored whole number from 0. @throws TypeError when it is none, or is more than the most. */
export function whole(value: unknown, most: number = Number.MAX_SAFE_INTEGER): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0 || value > most) {
    throw new TypeError('not a state of cards: a whole number in bounds')
  }
  return value
}

/** @throws TypeError when it is neither true nor false. */
export function truth(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new TypeError('not a state of cards: true or false')
  return value
}
