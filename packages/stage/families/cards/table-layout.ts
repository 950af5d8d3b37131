import type { Box, CardSpot, Spot } from './shapes.ts'
import type { TablePlan } from './tables/table-plan.ts'

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
