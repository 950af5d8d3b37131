import type { Language } from '../texts/languages.ts'

/** Names one after the other, as the language parts them. */
export const listed = (names: readonly string[], language: Language): string =>
  names.join(language === 'ja' ? '、' : ', ')
