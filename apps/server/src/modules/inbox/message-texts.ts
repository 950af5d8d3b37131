/** What a player reads: a subject, and paragraphs with an empty line between them (`**` and `- ` as in the contract). */
export interface MessageText {
  readonly subject: string
  readonly body: string
}

/** One message of the house in each of its languages. */
export type MessageTexts = Readonly<Record<'en' | 'de', MessageText>>

/** As the reader's language has it; English for a language the message was not written in. */
export const textFor = (texts: MessageTexts, language: string): MessageText =>
  language === 'de' ? texts.de : texts.en
