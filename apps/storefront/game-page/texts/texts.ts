export type { Texts } from './en.ts'

import type { Texts } from './en.ts'

export const languages = ['en', 'de', 'es', 'pt', 'fr', 'ja'] as const
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
    case 'es':
      return (await import('./es.ts')).es
    case 'pt':
      return (await import('./pt.ts')).pt
    case 'fr':
      return (await import('./fr.ts')).fr
    case 'ja':
      return (await import('./ja.ts')).ja
  }
}
