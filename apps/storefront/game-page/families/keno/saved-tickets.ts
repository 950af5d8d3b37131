import { isKenoRisk, type KenoRisk } from '@fairhouse/contract/families/keno/risks'
import { Kept, memberOf, wholesOf } from '../../settings/kept.ts'
import type { Shelf } from '../../settings/settings.ts'
import { isSameTicket, isTicket, type TicketRules } from './ticket.ts'

/** Tickets that a player finds again. */
export interface SavedTickets {
  /** The ticket that was played last; empty: none. */
  readonly last: readonly number[]
  /** The risk that was chosen last, of a game that has several. */
  readonly risk: KenoRisk
  /** The newest first. */
  readonly favorites: readonly (readonly number[])[]
}

/** More than this nobody looks through. */
const mostFavorites = 8

/** Tickets that outlive the page where the browser allows it; without a shelf they last as long as the page. */
export class TicketShelf {
  readonly #kept: Kept
  readonly #rules: TicketRules
  #now: SavedTickets

  constructor(name: string, shelf: Shelf | null, rules: TicketRules) {
    this.#kept = new Kept(name, shelf)
    this.#rules = rules
    this.#now = this.#read()
  }

  get now(): SavedTickets {
    return this.#now
  }

  played(spots: readonly number[]): void {
    this.#keep({ ...this.#now, last: spots })
  }

  risked(risk: KenoRisk): void {
    this.#keep({ ...this.#now, risk })
  }

  save(spots: readonly number[]): void {
    const others = this.#without(spots)
    this.#keep({ ...this.#now, favorites: [spots, ...others].slice(0, mostFavorites) })
  }

  remove(spots: readonly number[]): void {
    this.#keep({ ...this.#now, favorites: this.#without(spots) })
  }

  #without(spots: readonly number[]): SavedTickets['favorites'] {
    return this.#now.favorites.filter((favorite) => !isSameTicket(favorite, spots))
  }

  #keep(saved: SavedTickets): void {
    this.#now = saved
    this.#kept.write(saved)
  }

  #read(): SavedTickets {
    const stored = this.#kept.read()
    const [last, risk] = [wholesOf(memberOf(stored, 'last')), memberOf(stored, 'risk')]
    const favorites = memberOf(stored, 'favorites')
    return {
      last: isTicket(last, this.#rules) ? last : [],
      risk: isKenoRisk(risk) ? risk : 'medium',
      favorites: (Array.isArray(favorites) ? favorites.map(wholesOf) : [])
        .filter((spots) => isTicket(spots, this.#rules))
        .slice(0, mostFavorites),
    }
  }
}
