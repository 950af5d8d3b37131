export type { Texts } from './en.ts'

import type { Texts } from './en.ts'

export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (name: string): name is Language =>
  languages.some((language) => language === name)

/** Only the language that is shown is loaded. */
export async function loadTexts(language: Language): Promise<Texts> {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).en
    case 'de':
      return (await import('./de.ts')).de
  }
}
