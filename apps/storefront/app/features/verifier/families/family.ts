import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Beside } from '@fairhouse/verifier/recount'
import type { ReactNode } from 'react'
import type { Language } from '../../../shell/texts/languages.ts'

/**
 * How recounted rounds of a family of games are told: a folder beside this file whose `index.tsx` exports one of these as `family`. It is found
 * by its folder's name, that of the family, and loaded with a round of that family.
 */
export interface VerifierFamily {
  load(language: Language): Promise<RoundTeller>
}

/** An event as it was recounted, beside what the house said. */
export type EventPair = Beside<RoundEvent | null>

export interface RoundTeller {
  /** Heading over what was shown. */
  readonly boardTitle: string
  /** What happened, in words; not asked for what rounds of every family tell. Spots and choices count from 1, as people do. */
  eventName(event: RoundEvent): string
  /** What was shown, to be compared with the eye: reels that stopped, cards that were dealt. */
  boards(events: readonly EventPair[], labels: BoardLabels): readonly BoardPair[]
}

/** What the two sides are called. */
export interface BoardLabels {
  readonly said: string
  readonly recounted: string
}

/** A board as it was recounted, beside the one that the house showed where that is another. */
export interface BoardPair {
  /** Of its event in the round. */
  readonly place: number
  readonly caption: string
  readonly recounted: ReactNode
  readonly said: ReactNode
  /** Null: there was nothing to compare with. */
  readonly agrees: boolean | null
}
