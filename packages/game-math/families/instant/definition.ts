import type { Risk } from '@fairhouse/contract/families/instant/events'
import type { ScratchLayout } from '@fairhouse/contract/families/instant/scratch'

/** What the definitions of all instant games say. A pay unit is a hundredth of the stake. */
interface Stakes {
  readonly unitsPerStake: 100
  /** Allowed stakes in minor units, ascending. */
  readonly betLevels: readonly number[]
}

/** A gate that opens by chance, and a target that the player sets. */
export interface GateDefinition extends Stakes {
  /** What a bet returns whatever its target, in thousandths of the stake. */
  readonly perMille: number
  /** Least and greatest target, hundredths of the stake. */
  readonly least: number
  readonly most: number
}

/** Boards of pegs, each with a slot for each number of times that a ball goes to the right. */
export interface PegsDefinition extends Stakes {
  readonly boards: readonly {
    readonly rows: number
    readonly risk: Risk
    /** Pay units by slot, from the outermost to the middle: a board is the same from both sides. */
    readonly half: readonly number[]
  }[]
}

/** What a step of a field or a tower pays follows from its chance. */
export interface SteppedPays {
  /** What stopping after any step returns at least, in thousandths of the stake. */
  readonly perMille: number
  /** No step pays more units than this: one that would is not there. */
  readonly mostUnits: number
}

/** A field of tiles with mines under some of them. */
export interface MinesDefinition extends Stakes, SteppedPays {
  readonly cells: number
}

/** A tower of levels, some of whose tiles are trapped. */
export interface TowerDefinition extends Stakes, SteppedPays {
  readonly levels: number
  readonly towers: readonly {
    readonly risk: Risk
    /** Tiles of a level, and how many of them are trapped. */
    readonly width: number
    readonly traps: number
  }[]
}

/** Scratch cards among which a bet chooses. */
export interface ScratchDefinition extends Stakes {
  /** Equally likely draws, one of which decides what a card wins. */
  readonly of: number
  readonly cards: readonly ScratchCardDefinition[]
}

export interface ScratchCardDefinition {
  readonly card: string
  /** As it is printed on the card. */
  readonly name: string
  readonly layout: ScratchLayout
  /** From the dearest: pay units, and in how many of the draws they are won. */
  readonly prizes: readonly (readonly [units: number, ways: number])[]
}

/** Three drums of ten digits, and bets on what they show. */
export interface PickDefinition extends Stakes {
  /** Pay units of all three digits in their order. */
  readonly straight: number
  /** Of all three in any order: of three that differ, and of two that are alike and another. */
  readonly box: { readonly differing: number; readonly alike: number }
  /** Of two digits on two drums. */
  readonly pair: number
}
