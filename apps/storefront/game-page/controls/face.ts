import type { IconName } from '../markup/icons.ts'

/** What a button shows and is called. What it does is always what it says. */
export interface Face {
  readonly icon: IconName
  /** Accessible name. */
  readonly label: string
  /** Short word or number in the button; empty: the picture alone. */
  readonly word: string
}
