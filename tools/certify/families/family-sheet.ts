import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { ParSheet } from '@fairhouse/contract/entities/par-sheet'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Title } from '@fairhouse/games/discover'
import type { Release } from '@fairhouse/game-math/released/release'

/** What of the rules stands beside the numbers that are counted from them. */
export type Shown = Pick<Title['game'], 'paytable' | 'modes'>

/**
 * What a family says of its titles' par sheets and golden rounds. A folder beside this file whose `sheet.ts` exports one as `sheet`; the list of
 * all is generated (`npm run generate`).
 */
export interface FamilySheet {
  /** The parts of a par sheet that only the family can tell. */
  readonly parts: (
    release: Release,
    given: { readonly title: Title; readonly certificate: Certificate },
  ) => SheetParts
  /** Sections of the sheet for people: pays and what else of the rules is a table. */
  readonly sections: (sheet: ParSheet, shown: Shown) => readonly string[]
  /** The feature that each type of event starts, by the name that facts and certificates give it. */
  readonly starts: { readonly [event: string]: string }
  /** How many games a round is, where it is several at once: so many fewer rounds are played to certify it. One unless told. */
  readonly gamesIn?: (shown: Shown) => number
  /** What rounds may show beyond the kinds of events: variants that a stage shows differently, or that code treats apart. */
  readonly variants: { readonly [name: string]: (event: RoundEvent) => boolean }
}

export type SheetParts = Pick<ParSheet, 'order' | 'words' | 'draws' | 'spins' | 'features'> & {
  /** Hashes of parts of the rules that a laboratory compares first, by name. */
  readonly hashes: ParSheet['hashes']['strips']
}
