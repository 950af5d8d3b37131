import type { KenoBoard } from '@fairhouse/stage/families/keno/board'
import type { KenoPaytable } from '@fairhouse/contract/families/keno/paytable'
import type { KenoPlaces, KenoStage } from '@fairhouse/stage/families/keno/open-keno'
import type { KenoTitle } from '@fairhouse/stage/families/keno/title'
import type { Language, Texts } from '../../texts/texts.ts'
import type { Filled } from './filled.ts'
import type { KenoTexts } from './texts/en.ts'

/** A game of keno on the page, as the parts of it see it. */
export interface OpenKenoGame {
  readonly title: KenoTitle
  readonly texts: KenoTexts
  /** Sentences that all families share. */
  readonly shared: Texts
  readonly language: Language
  /** The stage that is open now. @throws TypeError before there is one. */
  readonly stage: () => KenoStage
  /** What is filled in for the next round; the controls keep it. */
  filled: () => Filled
  /** Hear where the stage leaves room, and how the draw on it stands, from when they were set. */
  placesMoved: (places: KenoPlaces) => void
  caught: (board: KenoBoard | null) => void
  /** Numbers that a ticket needs, from when the controls know. */
  fewest: number
  /** Where the stage leaves room now; null before it was laid out. */
  places: KenoPlaces | null
}

/** What a ticket of so many spots pays; null for a number of spots that the game has not. */
export const ticketPays = (
  tickets: KenoPaytable['tickets'],
  spots: number,
): KenoPaytable['tickets'][number] | null =>
  tickets.find((ticket) => ticket.spots === spots) ?? null

/** Most numbers of a ticket. */
export const mostSpots = ({ tickets }: KenoPaytable): number =>
  Math.max(...tickets.map(({ spots }) => spots))
