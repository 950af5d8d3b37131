import type { Shelf } from './settings.ts'

/**
 * What a page finds again of a player's choices, and how it is read: by hand, for schemas are more than the rest of a family's page. Whatever is
 * read was written by an earlier page, or by nobody: none of it is trusted.
 */
export class SavedChoices {
  readonly #name: string
  readonly #shelf: Shelf | null

  /** @param shelf null where storage is blocked: nothing is kept then. */
  constructor(name: string, shelf: Shelf | null) {
    this.#name = name
    this.#shelf = shelf
  }

  /** What was kept last; null for nothing, and for what cannot be read. */
  read(): unknown {
    try {
      return JSON.parse(this.#shelf?.getItem(this.#name) ?? 'null')
    } catch {
      // Unreadable is as good as absent.
      return null
    }
  }

  /** Keeps these members anew, and the others as they were. */
  change(part: object): void {
    const before = this.read()
    this.write({ ...(typeof before === 'object' && before), ...part })
  }

  write(value: object): void {
    try {
      this.#shelf?.setItem(this.#name, JSON.stringify(value))
    } catch {
      // Full or forbidden: the choice holds for this page, and the game goes on.
    }
  }
}

/** A member of something kept; undefined where there is none. */
export const memberOf = (kept: unknown, name: string): unknown =>
  typeof kept === 'object' && kept !== null
    ? new Map<string, unknown>(Object.entries(kept)).get(name)
    : undefined

/** A member that is a whole number; null for any other. */
export function wholeOf(kept: unknown, name: string): number | null {
  const value = memberOf(kept, name)
  return isWhole(value) ? value : null
}

/** The whole numbers of a list; none for what is no list. */
export const wholesOf = (kept: unknown): readonly number[] =>
  Array.isArray(kept) ? kept.filter(isWhole) : []

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value)
