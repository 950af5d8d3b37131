import type { Spot } from '@fairhouse/contract/families/roulette/spots'
import type { RoulettePaytable } from '@fairhouse/contract/families/roulette/paytable'
import type { RouletteStage, TablePlaces } from '@fairhouse/stage/families/roulette/open-roulette'
import type { RouletteTitle } from '@fairhouse/stage/families/roulette/title'
import type { Texts } from '../../texts/texts.ts'
import type { RouletteTexts } from './texts/en.ts'

/** A roulette table on the page, as the parts of it see it. */
export interface OpenRouletteGame {
  readonly title: RouletteTitle
  readonly texts: RouletteTexts
  /** Sentences that all families share. */
  readonly shared: Texts
  /** The stage that is open now. @throws TypeError before there is one. */
  readonly stage: () => RouletteStage
  /** Where the table's spots are on the screen now. */
  places: TablePlaces
  /** Hears that they moved, from when it was set. */
  placesMoved: () => void
}

/** What a spot is called: `Split 17 and 20`. */
export const spotName = ({ kind, pockets }: Spot, { table }: RouletteTexts): string =>
  table.spot[kind](pockets)

/** Kinds of a table's spots by the names of the spots. */
export const kindsBySpot = ({
  kinds,
}: RoulettePaytable): ReadonlyMap<string, RoulettePaytable['kinds'][number]> =>
  new Map(kinds.flatMap((kind) => kind.spots.map((spot) => [spot, kind] as const)))
