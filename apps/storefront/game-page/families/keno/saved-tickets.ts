import { isKenoRisk, type KenoRisk } from '@fairhouse/contract/families/keno/risks'
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
  readonly #name: string
  readonly #shelf: Shelf | null
  readonly #rules: TicketRules
  #now: SavedTickets

  constructor(name: string, shelf: Shelf | null, rules: TicketRules) {
    this.#name = name
    this.#shelf = shelf
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
    try {
      this.#shelf?.setItem(this.#name, JSON.stringify(saved))
    } catch {
      // Full or forbidden: tickets hold for this page, and the game goes on.
    }
  }

  #read(): SavedTickets {
    const none: SavedTickets = { last: [], risk: 'medium', favorites: [] }
    try {
      const stored: unknown = JSON.parse(this.#shelf?.getItem(this.#name) ?? 'null')
      if (typeof stored !== 'object' || stored === null) return none
      const last = 'last' in stored ? numbersOf(stored.last) : []
      const favorites =
        'favorites' in stored && Array.isArray(stored.favorites)
          ? stored.favorites.map(numbersOf)
          : []
      return {
        last: isTicket(last, this.#rules) ? last : [],
        risk: riskIn(stored) ?? none.risk,
        favorites: favorites
          .filter((spots) => isTicket(spots, this.#rules))
          .slice(0, mostFavorites),
      }
    } catch {
      // Unreadable is as good as absent.
      return none
    }
  }
}

const riskIn = (stored: object): KenoRisk | null =>
  'risk' in stored && isKenoRisk(stored.risk) ? stored.risk : null

const numbersOf = (stored: unknown): readonly number[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'number') : []
