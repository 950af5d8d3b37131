import { SavedChoices, memberOf, wholesOf } from '../../settings/kept.ts'
import type { Shelf } from '../../settings/settings.ts'

/** Which fields of a card this browser has uncovered; it outlives the page where the browser allows it. */
export class Uncovered {
  readonly #kept: SavedChoices
  #round = ''
  #fields = new Set<number>()

  constructor(uri: string, shelf: Shelf | null) {
    this.#kept = new SavedChoices(`fairhouse.${uri}.foil`, shelf)
  }

  /** Fields of this round. */
  of(round: string): ReadonlySet<number> {
    if (round !== this.#round) {
      const kept = this.#kept.read()
      this.#round = round
      this.#fields = new Set(
        memberOf(kept, 'round') === round ? wholesOf(memberOf(kept, 'fields')) : [],
      )
    }
    return this.#fields
  }

  add(round: string, field: number): void {
    this.of(round)
    this.#fields.add(field)
    this.#kept.write({ round, fields: [...this.#fields] })
  }
}
