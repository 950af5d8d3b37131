import type { RuleLanguage } from '../../../family-rules.ts'
import type { PokerWords } from './en.ts'

/** Only the language that is read is loaded. */
export async function loadPokerWords(language: RuleLanguage): Promise<PokerWords> {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).poker
    case 'de':
      return (await import('./de.ts')).poker
    case 'es':
      return (await import('./es.ts')).poker
    case 'pt':
      return (await import('./pt.ts')).poker
    case 'fr':
      return (await import('./fr.ts')).poker
    case 'ja':
      return (await import('./ja.ts')).poker
  }
}
