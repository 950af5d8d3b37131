import type { flags } from '../../app/shell/texts/en/flags.ts'
import type { Language } from '../texts/texts.ts'

export type FlagTexts = typeof flags

/** The sentences are those of the storefront: a flag is the same wherever it is told. Only the language that is shown is loaded. */
export async function loadFlagTexts(language: Language): Promise<FlagTexts> {
  switch (language) {
    case 'en':
      return (await import('../../app/shell/texts/en/flags.ts')).flags
    case 'de':
      return (await import('../../app/shell/texts/de/flags.ts')).flags
    case 'es':
      return (await import('../../app/shell/texts/es/flags.ts')).flags
    case 'pt':
      return (await import('../../app/shell/texts/pt/flags.ts')).flags
    case 'fr':
      return (await import('../../app/shell/texts/fr/flags.ts')).flags
    case 'ja':
      return (await import('../../app/shell/texts/ja/flags.ts')).flags
  }
}
