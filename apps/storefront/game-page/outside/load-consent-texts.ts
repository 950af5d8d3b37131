import type { consent } from '../../app/shell/texts/en/consent.ts'
import type { Language } from '../texts/texts.ts'

export type ConsentTexts = typeof consent

/** The sentences are those of the storefront: a service is the same wherever it is offered. Only the language that is shown is loaded. */
export async function loadConsentTexts(language: Language): Promise<ConsentTexts> {
  switch (language) {
    case 'en':
      return (await import('../../app/shell/texts/en/consent.ts')).consent
    case 'de':
      return (await import('../../app/shell/texts/de/consent.ts')).consent
    case 'es':
      return (await import('../../app/shell/texts/es/consent.ts')).consent
    case 'pt':
      return (await import('../../app/shell/texts/pt/consent.ts')).consent
    case 'fr':
      return (await import('../../app/shell/texts/fr/consent.ts')).consent
    case 'ja':
      return (await import('../../app/shell/texts/ja/consent.ts')).consent
  }
}
