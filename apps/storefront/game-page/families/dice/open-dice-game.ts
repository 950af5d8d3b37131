import type { DiceSpot } from '@fairhouse/contract/families/dice/spots'
import type { DiceStage, TablePlaces } from '@fairhouse/stage/families/dice/open-dice'
import type { DiceTitle } from '@fairhouse/stage/families/dice/title'
import type { Texts } from '../../texts/texts.ts'
import type { DiceTexts } from './texts/en.ts'

/** A table of dice on the page, as the parts of it see it. */
export interface OpenDiceGame {
  readonly title: DiceTitle
  readonly texts: DiceTexts
  /** Sentences that all families share. */
  readonly shared: Texts
  /** The stage that is open now. @throws TypeError before there is one. */
  readonly stage: () => DiceStage
  /** Where the table's spots are on the screen now. */
  places: TablePlaces
  /** Hears that they moved, from when it was set. */
  placesMoved: () => void
}

/** What a spot is called: `Pair 2 and 5`. */
export const spotName = (
  { kind, numbers }: Pick<DiceSpot, 'kind' | 'numbers'>,
  { table }: Pick<DiceTexts, 'table'>,
): string => table.spot[kind](numbers)
