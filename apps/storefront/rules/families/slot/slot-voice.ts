import type { RuleVoice } from '../../rule-card.ts'
import type { Mechanics } from './words/en.ts'

/** What sentences about slots are made with. */
export type SlotVoice = RuleVoice<Mechanics>

/** Reels as people count them. */
export const reelNumbers = (reels: readonly number[]): string[] =>
  reels.map((reel) => String(reel + 1))
