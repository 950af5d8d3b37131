import type { Key, Place, Records } from './kept.ts'

/** One record to be changed: `next` is given what is kept under the key, and gives null to leave it so. */
export type Change = {
  readonly [Name in Place]: {
    readonly place: Name
    readonly key: Key
    next(kept: Records[Name] | null): Records[Name] | null
  }
}[Place]

/** Where records lie. What fails here is thrown. */
export interface Shelf {
  /** Makes all changes in their order, at one go: no other tab comes between. */
  change(changes: readonly Change[]): Promise<void>
  /** Records whose key begins so, in the order of their keys. */
  all<Name extends Place>(place: Name, beginning: Key): Promise<readonly Records[Name][]>
  /** How many records have a key that begins so. */
  count(place: Place, beginning: Key): Promise<number>
  /** Removes every record whose key begins so. */
  remove(place: Place, beginning: Key): Promise<void>
}
