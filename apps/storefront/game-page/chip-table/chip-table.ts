import type { Box } from '@fairhouse/stage/table/box'
import type { Laid } from '@fairhouse/stage/table/table-chips'
import type { Round } from '../play/controller-state.ts'
import type { Chips, TableLimits } from './laid-chips.ts'
import type { LayingWords } from './words/en.ts'

/** What of a stage shows chips before they are bet. */
export interface ChipStage {
  /** Exactly these amounts lie there. */
  lay(laid: readonly Laid[]): void
  /** One more chip falls on a spot, so many minor units. */
  drop(spot: string, value: number): void
  /** Lights what a chip on a spot would win by. */
  point(spots: readonly string[]): void
}

/** Where spots are that may be touched, CSS pixels. */
export interface SpotPlaces {
  readonly places: ReadonlyMap<string, Box>
  readonly chipSize: number
}

/** Sentences about chips on a table. */
export interface ChipTableWords {
  readonly table: {
    readonly label: string
    readonly how: string
    readonly lies: (amount: string) => string
  }
  readonly chips: {
    readonly label: string
    readonly chip: (value: string) => string
    readonly smallest: (value: string) => string
    readonly undo: string
    readonly clear: string
    readonly double: string
    readonly repeat: string
  }
  readonly saved: LayingWords['saved']
  readonly say: {
    readonly placed: (spot: string, amount: string, all: string) => string
    readonly all: (all: string) => string
    readonly empty: string
    readonly mostOnSpot: (amount: string) => string
    readonly mostOnTable: (amount: string) => string
  }
}

/** A table of spots on which a player lays chips before a round, whatever the round is: what is told of it is the family's. */
export interface ChipTable {
  readonly words: ChipTableWords
  readonly limits: TableLimits
  /** Names of all spots, in the order of the table. */
  readonly spots: readonly string[]
  /** Where the tab key comes in. */
  readonly firstSpot: string
  readonly nameOf: (spot: string) => string
  /** What a spot pays, as it is written and as it is said. */
  readonly oddsOf: (spot: string) => string
  readonly paysOf: (spot: string) => string
  /** Whether it is a line between cells, and not a cell. */
  readonly isLine: (spot: string) => boolean
  /** Cells that are lit while it is pointed at. */
  readonly lightsOf: (spot: string) => readonly string[]
  /** What a round was bet with, in chips of so many minor units; null when its amounts are not made of these. */
  readonly chipsOf: (round: Pick<Round, 'events'>, chip: number) => Chips | null
  /** Whether chips can be one bet of this table, whatever waits there now: what is kept of others is forgotten. */
  readonly isBet: (chips: Chips) => boolean
  /** Where spots are on the screen now. */
  readonly places: () => SpotPlaces
  /** Why a spot takes no chips now, in a sentence; left out by a table whose spots are always open. */
  readonly closedOf?: (spot: string) => string | null
  /** How many of the smallest chip are laid when one of so many is meant, where a spot takes only so many at a time. */
  readonly countOf?: (spot: string, chip: number) => number
  /** Chips of earlier bets that still wait there, in smallest chips. */
  readonly waiting?: () => Chips
  /** @throws TypeError before the stage is open. */
  readonly stage: () => ChipStage
}
