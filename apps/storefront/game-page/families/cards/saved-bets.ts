import type { Shelf } from '../../settings/settings.ts'
import { type ChipLimits, type Chips, chipsIn, fits } from './chips-on-spots.ts'

/** Bets that a player finds again on this device. */
export interface SavedBets {
  /** What was bet last; empty: nothing. */
  readonly last: Chips
  /** The newest first. */
  readonly kept: readonly Chips[]
}

/** More than this nobody looks through. */
const mostKept = 6

/** Bets that outlive the page where the browser allows it; without a shelf they last as long as the page. */
export class BetShelf {
  readonly #name: string
  readonly #shelf: Shelf | null
  readonly #isBet: (chips: Chips) => boolean
  #now: SavedBets

  /** @param spots places of the table: what was kept of others is forgotten. */
  constructor(
    name: string,
    shelf: Shelf | null,
    rules: { limits: ChipLimits; spots: readonly string[] },
  ) {
    this.#name = name
    this.#shelf = shelf
    this.#isBet = (chips) =>
      chipsIn(chips) > 0 &&
      Object.keys(chips).every((spot) => rules.spots.includes(spot)) &&
      fits(chips, rules.limits)
    this.#now = this.#read()
  }

  get now(): SavedBets {
    return this.#now
  }

  played(chips: Chips): void {
    this.#keep({ ...this.#now, last: chips })
  }

  save(chips: Chips): void {
    this.#keep({ ...this.#now, kept: [chips, ...this.#without(chips)].slice(0, mostKept) })
  }

  remove(chips: Chips): void {
    this.#keep({ ...this.#now, kept: this.#without(chips) })
  }

  #without(chips: Chips): readonly Chips[] {
    return this.#now.kept.filter((bet) => keyOf(bet) !== keyOf(chips))
  }

  #keep(saved: SavedBets): void {
    this.#now = saved
    try {
      this.#shelf?.setItem(this.#name, JSON.stringify(saved))
    } catch {
      // Full or forbidden: bets hold for this page, and the game goes on.
    }
  }

  #read(): SavedBets {
    const none: SavedBets = { last: {}, kept: [] }
    try {
      const stored: unknown = JSON.parse(this.#shelf?.getItem(this.#name) ?? 'null')
      if (typeof stored !== 'object' || stored === null) return none
      const last = 'last' in stored ? chipsOf(stored.last) : {}
      const kept = 'kept' in stored && Array.isArray(stored.kept) ? stored.kept.map(chipsOf) : []
      return {
        last: this.#isBet(last) ? last : {},
        kept: kept.filter(this.#isBet).slice(0, mostKept),
      }
    } catch {
      // Unreadable is as good as absent.
      return none
    }
  }
}

const keyOf = (chips: Chips): string =>
  JSON.stringify(Object.entries(chips).toSorted(([a], [b]) => (a < b ? -1 : 1)))

function chipsOf(stored: unknown): Chips {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([spot, count]) =>
      typeof count === 'number' && Number.isInteger(count) && count > 0 ? [[spot, count]] : [],
    ),
  )
}
