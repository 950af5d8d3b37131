import type { Risk } from '@fairhouse/contract/families/instant/events'
import type { InstantPlaces, InstantStage } from '@fairhouse/stage/families/instant/open-instant'
import type { InstantTitle } from '@fairhouse/stage/families/instant/title'
import type { Times } from '../../../rules/families/instant/times.ts'
import type { Language, Texts } from '../../texts/texts.ts'
import type { InstantTexts } from './texts/en.ts'

/** An instant game on the page, as the parts of it see it. */
export interface OpenInstantGame {
  readonly title: InstantTitle
  readonly texts: InstantTexts
  /** Sentences that all families share. */
  readonly shared: Texts
  readonly language: Language
  /** A multiple in words, of hundredths. */
  readonly times: Times
  readonly riskName: (risk: Risk) => string
  /** The stage that is open now. @throws TypeError before there is one. */
  readonly stage: () => InstantStage
  /** Hear where the stage leaves room, from when it was set. */
  placesMoved: (places: InstantPlaces) => void
  /** Where the stage leaves room now; null before it was laid out. */
  places: InstantPlaces | null
  /** After how many steps autoplay stops a round that goes on step by step. */
  autoSteps: number
}
