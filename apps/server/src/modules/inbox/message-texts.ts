import { isLanguage, type Language } from '#platform/http/language'

/** What a player reads: a subject, and paragraphs with an empty line between them (`**` and `- ` as in the contract). */
export interface MessageText {
  readonly subject: string
  readonly body: string
}

/** One message of the house in each of its languages. */
export type MessageTexts = Readonly<Record<Language, MessageText>>

/** A message as it was stored, perhaps before the house learned a language. */
export type StoredTexts = Readonly<Partial<MessageTexts>> & Pick<MessageTexts, 'en'>

/** As the reader's language has it; English for a language the message was not written in. */
export const textFor = (texts: StoredTexts, language: string): MessageText =>
  (isLanguage(language) ? texts[language] : undefined) ?? texts.en
