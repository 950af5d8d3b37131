import type { WrittenLetter } from './write-letter.ts'

/** A letter on its way out. */
export interface Outgoing extends WrittenLetter {
  readonly letterId: string
  readonly template: string
  readonly to: string
}

/** What became of an attempt. `why` is for the operator and says nothing of what the letter says. */
export type Delivery =
  | { readonly type: 'taken' }
  | { readonly type: 'later'; readonly why: string }
  | { readonly type: 'refused'; readonly why: string; readonly addressIsBad: boolean }

/** Takes letters away. The same letter may be handed over twice, and has the same letterId then. */
export interface Carrier {
  /** Never throws for what can happen on the way. */
  readonly carry: (letter: Outgoing) => Promise<Delivery>
  readonly stop: () => Promise<void>
}
