import type { CardOrJoker } from '@fairhouse/contract/families/card'
import type { PokerHand } from '@fairhouse/contract/families/video-poker/hand-names'
import type { Box } from '@fairhouse/stage/families/video-poker/layout'
import type { VideoPokerStage } from '@fairhouse/stage/families/video-poker/open-video-poker'
import type { VideoPokerTitle } from '@fairhouse/stage/families/video-poker/title'
import type { Texts } from '../../texts/texts.ts'
import type { PokerTexts } from './texts/en.ts'

/** A video poker on the page, as the parts of it see it. */
export interface OpenPoker {
  readonly title: VideoPokerTitle
  readonly texts: PokerTexts
  /** Sentences that all families share. */
  readonly shared: Texts
  readonly handName: (hand: PokerHand) => string
  readonly cardName: (card: CardOrJoker) => string
  /** Several cards of a card's rank: `jacks`; null for a low rank. */
  readonly severalOf: (card: CardOrJoker) => string | null
  /** The stage that is open now. @throws TypeError before there is one. */
  readonly stage: () => VideoPokerStage
  /** Hears where cards may be pressed on the stage, from when it was set; empty: nowhere. */
  cardsMoved: (places: readonly Box[]) => void
}
