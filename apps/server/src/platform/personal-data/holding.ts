import type { KeptKind } from '@fairhouse/jurisdictions'
import type { Transaction } from '../database.ts'
import type { PlayerId } from '../ids.ts'
import { extensionPoint } from '../module/port.ts'

/** Something that a module keeps of people and that can go. */
export interface Holding {
  /** As proofs name it, for good: `sign-ins`. */
  readonly name: string
  readonly kind: KeptKind
  /** By it a person who excluded themselves is recognised: at their wish it goes once that is over. */
  readonly recognises?: boolean
  /**
   * Removes rows at their person's wish, at most `most` of them.
   * @returns the rows as they were; fewer than `most`: nothing is left.
   */
  readonly forget?: (tx: Transaction, player: PlayerId, most: number) => Promise<readonly object[]>
  /**
   * Removes rows that are older than `before` (epoch milliseconds), at most `most` of them.
   * @returns how many; fewer than `most`: nothing is left.
   */
  readonly expire?: (tx: Transaction, before: number, most: number) => Promise<number>
}

/** What modules keep of people. */
export const holdings = extensionPoint<Holding>('what is kept of people')
