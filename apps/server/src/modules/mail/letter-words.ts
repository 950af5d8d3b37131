import type { ContentOf, Template } from './letter.ts'

/** What a letter says in one language, before it has a look. Plain sentences: nothing in them is markup. */
export interface LetterWords {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Name and value, such as when and where something was done. */
  readonly facts?: readonly (readonly [name: string, value: string])[]
  /** The one thing to do. */
  readonly button?: { readonly label: string; readonly path: string }
  /** Said last, quietly. */
  readonly quiet: readonly string[]
  /** A quiet link at the end. */
  readonly footLink?: { readonly label: string; readonly path: string }
}

/** What a language needs to know besides a letter's content. */
export interface Saying {
  readonly brand: string
  /** A moment (epoch milliseconds) as people write it, with its time zone. */
  readonly moment: (ms: number) => string
}

/** The letters of one language. */
export interface LetterTexts {
  readonly letters: {
    readonly [Name in Template]: (content: ContentOf<Name>, saying: Saying) => LetterWords
  }
  /** Below the button, for whoever cannot press it. */
  readonly orOpen: string
  /** Why this letter came, at its foot. */
  readonly sentBecause: string
}

/** A report is told as it was written, whichever language it comes in. */
export const writeReport = ({ subject, paragraphs, facts }: ContentOf<'report'>): LetterWords => ({
  subject,
  heading: subject,
  paragraphs,
  facts,
  quiet: [],
})
