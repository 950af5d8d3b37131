import type { TablePlan } from './tables/table-plan.ts'

/** What is known of a table's places: sizes and where things stand, CSS pixels. */

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Size {
  /** Upper left corner. */
  readonly x: number
  readonly y: number
}

/** Middle of a card, its height, and its angle. */
export interface CardSpot {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly angle: number
}

export interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Where everything stands on a table, CSS pixels. */
export interface TableLayout {
  /** What the page's bars leave. */
  readonly free: Box
  readonly card: number
  readonly isTall: boolean
  /** Too low for chips under the player's cards. */
  readonly isLow: boolean
  /** Mouth of the shoe. */
  readonly shoe: CardSpot
  /** Where cards go when a round is over. */
  readonly tray: CardSpot
  /** Where chips come from that are paid, and go that are lost. */
  readonly bank: Spot
  readonly logo: Box
  /** Places that chips lie on, by name, and how large a place is printed. */
  readonly spots: Readonly<Record<string, Box>>
  /** Of tables that have one, where all that lies on them is. */
  readonly plan: TablePlan | null
}
