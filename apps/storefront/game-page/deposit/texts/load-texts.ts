import type { Language } from '../../texts/texts.ts'
import type { DepositTexts } from './en.ts'

/** Only the language that is shown is loaded. */
export async function loadDepositTexts(language: Language): Promise<DepositTexts> {
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
