import { type CrapsSpot, crapsSpotsByName } from '@fairhouse/contract/families/craps/spots'
import type { CrapsStage, TablePlaces } from '@fairhouse/stage/families/craps/open-craps'
import type { CrapsTitle } from '@fairhouse/stage/families/craps/title'
import type { Texts } from '../../texts/texts.ts'
import type { CrapsTexts } from './texts/en.ts'

/** A craps table on the page, as the parts of it see it. */
export interface OpenCrapsGame {
  readonly title: CrapsTitle
  readonly texts: CrapsTexts
  /** Sentences that all families share. */
  readonly shared: Texts
  /** The stage that is open now. @throws TypeError before there is one. */
  readonly stage: () => CrapsStage
  /** Where the table's spots are on the screen now. */
  places: TablePlaces
  /** Hears that they moved, from when it was set. */
  placesMoved: () => void
}

/** What a spot is called: `Come bet on 6`. */
export function spotName(name: string, { table }: Pick<CrapsTexts, 'table'>): string {
  const spot = crapsSpotsByName.get(name)
  return spot ? nameOf(spot, table) : name
}

function nameOf({ kind, number }: CrapsSpot, { spot }: CrapsTexts['table']): string {
  if (kind === 'come' || kind === 'dontCome')
    return number === null ? spot[kind] : spot[`${kind}On`](number)
  const name = spot[kind]
  return typeof name === 'string' ? name : name(number ?? 0)
}
