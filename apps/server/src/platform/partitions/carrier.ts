import type { Queryable, Transaction } from '../database.ts'

/**
 * Speaks for a module when rows older than a time leave its partitioned tables. All tables leave together, so that what they
 * say of each other stays true; `before` is an edge of their periods, and no row older than it is written meanwhile.
 */
export interface Carrier {
  /** Why those rows have to stay for now, in words for the operator; null when they may go. */
  staysBecause(on: Queryable, before: Edge): Promise<string | null>
  /** Writes down what must outlive them, such as their sums. */
  carry(tx: Transaction, before: Edge): Promise<void>
}

/** A time, also as the smallest UUID of version 7 made then. */
export interface Edge {
  readonly at: Date
  readonly id: string
}
