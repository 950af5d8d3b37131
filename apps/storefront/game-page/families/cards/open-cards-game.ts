import type { CardsStage, SpotBoxes } from '@fairhouse/stage/families/cards/open-cards'
import type { PeelAsk } from '@fairhouse/stage/families/cards/squeeze/squeeze'
import type { CardsTitle } from '@fairhouse/stage/families/cards/title'
import type { Language, Texts } from '../../texts/texts.ts'
import type { CardsTexts } from './texts/en.ts'
import type { TablesTexts } from './texts/tables/en.ts'

/** A table of cards on the page, as the parts of it see it. */
export interface OpenCardsGame {
  readonly title: CardsTitle
  readonly texts: CardsTexts
  /** Of tables whose chips are put on places with names. */
  readonly tables: TablesTexts
  /** Sentences that all families share. */
  readonly shared: Texts
  readonly language: Language
  /** The stage that is open now. @throws TypeError before there is one. */
  readonly stage: () => CardsStage
  /** What the title calls a hand or a place of its own. */
  readonly nameOf: (place: string) => string
  /** Hears where the places of the layout are, from when it was set. */
  spotsMoved: (spots: SpotBoxes) => void
  /** Where they are now. */
  spots: SpotBoxes
  /** Hears which card waits to be opened by hand; null: none. */
  peelAsked: (ask: PeelAsk | null) => void
}
