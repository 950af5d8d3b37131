import { type SavedChoices, memberOf } from '../settings/kept.ts'

/** Bets or tickets that a player finds again on this device. */
export interface Saved<Thing> {
  /** What was played last; null: nothing yet. */
  readonly last: Thing | null
  /** The newest first, each once. */
  readonly kept: readonly Thing[]
}

/** How things of one kind are kept. */
export interface SavedForm<Thing> {
  /** Under which name the list lies beside what was played last. */
  readonly listName: string
  /** More than this nobody looks through. */
  readonly most: number
  /** A thing as JSON, and back: null for what cannot be played here. */
  readonly write: (thing: Thing) => unknown
  readonly read: (stored: unknown) => Thing | null
  readonly isSame: (one: Thing, other: Thing) => boolean
}

/** What outlives the page where the browser allows it, and lasts as long as the page elsewhere. */
export class SavedList<Thing> {
  readonly #kept: SavedChoices
  readonly #form: SavedForm<Thing>
  #now: Saved<Thing>

  constructor(kept: SavedChoices, form: SavedForm<Thing>) {
    this.#kept = kept
    this.#form = form
    const stored = kept.read()
    const list = memberOf(stored, form.listName)
    this.#now = {
      last: form.read(memberOf(stored, 'last')),
      kept: (Array.isArray(list) ? list : [])
        .flatMap((one: unknown) => {
          const thing = form.read(one)
          return thing === null ? [] : [thing]
        })
        .slice(0, form.most),
    }
  }

  get now(): Saved<Thing> {
    return this.#now
  }

  played(thing: Thing): void {
    this.#keep({ ...this.#now, last: thing })
  }

  save(thing: Thing): void {
    this.#keep({ ...this.#now, kept: [thing, ...this.#without(thing)].slice(0, this.#form.most) })
  }

  remove(thing: Thing): void {
    this.#keep({ ...this.#now, kept: this.#without(thing) })
  }

  #without(thing: Thing): readonly Thing[] {
    return this.#now.kept.filter((one) => !this.#form.isSame(one, thing))
  }

  #keep(saved: Saved<Thing>): void {
    this.#now = saved
    const { listName, write } = this.#form
    this.#kept.change({
      last: saved.last === null ? null : write(saved.last),
      [listName]: saved.kept.map(write),
    })
  }
}
