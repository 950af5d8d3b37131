import type { Language } from '../../../../../shell/texts/languages.ts'
import type { InstantRoundWords } from './en.ts'

/** Only the language that is read is loaded. */
export async function loadRoundWords(language: Language): Promise<InstantRoundWords> {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).words
    case 'de':
      return (await import('./de.ts')).words
    case 'es':
      return (await import('./es.ts')).words
    case 'pt':
      return (await import('./pt.ts')).words
    case 'fr':
      return (await import('./fr.ts')).words
    case 'ja':
      return (await import('./ja.ts')).words
  }
}
