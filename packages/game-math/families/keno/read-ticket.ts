import type { KenoRisk } from '@fairhouse/contract/families/keno/events'
import { kenoSelection } from '@fairhouse/contract/families/keno/selection'
import type { Json } from '@fairhouse/contract/json'
import type { KenoDefinition } from './definition.ts'

/** What a bet is on, read. */
export interface KenoTickets {
  /** One ticket, or several cards; each costs the stake. */
  readonly cards: readonly (readonly number[])[]
  readonly risk: KenoRisk
}

/**
 * The tickets of a bet from outside; null for everything that is none of this game: a number twice, out of order or not in the machine, too few
 * or too many numbers or cards, a risk where there is no choice and none where there is, or anything beside them.
 */
export function readTickets(
  definition: KenoDefinition,
  selection: Json | undefined,
): KenoTickets | null {
  const read = kenoSelection.safeParse(selection)
  if (!read.success) return null
  const { data } = read
  const most = definition.cards ?? 1
  const cards = 'cards' in data ? data.cards : [data.spots]
  if ('cards' in data !== most > 1 || cards.length > most) return null
  if ('risk' in data !== (definition.risks !== undefined)) return null
  if (!cards.every((spots) => isTicket(definition, spots))) return null
  return { cards, risk: 'risk' in data ? data.risk : 'medium' }
}

function isTicket({ numbers, pays }: KenoDefinition, spots: readonly number[]): boolean {
  if ((pays[spots.length - 1] ?? []).length === 0) return false
  return spots.every((spot, place) => spot > (spots[place - 1] ?? 0) && spot <= numbers)
}
