import type { SlotStage } from '@fairhouse/stage/families/slot/open-slot'
import type { Choices, SlotTitle } from '@fairhouse/stage/families/slot/title'
import type { Texts } from '../../texts/texts.ts'
import type { SlotTexts } from './texts/en.ts'

/** A slot on the page, as the parts of it see it. */
export interface OpenSlotGame {
  readonly title: SlotTitle
  readonly texts: SlotTexts
  /** Sentences that all families share. */
  readonly shared: Texts
  readonly symbolName: (symbol: string, count: number) => string
  /** The stage that is open now. @throws TypeError before there is one. */
  readonly stage: () => SlotStage
  /** Hears what may be pressed on the stage, from when it was set. */
  choicesMoved: (choices: Choices | null) => void
}
