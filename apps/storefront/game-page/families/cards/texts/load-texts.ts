import type { Language } from '../../../texts/texts.ts'
import type { CardsTexts } from './en.ts'
import type { TablesTexts } from './tables/en.ts'

/** Only the language that is shown is loaded. */
export async function loadCardsTexts(language: Language): Promise<CardsTexts> {
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

/** Sentences of tables whose chips are put on places with names. */
export async function loadTablesTexts(language: Language): Promise<TablesTexts> {
  switch (language) {
    case 'en':
      return (await import('./tables/en.ts')).en
    case 'de':
      return (await import('./tables/de.ts')).de
    case 'es':
      return (await import('./tables/es.ts')).es
    case 'pt':
      return (await import('./tables/pt.ts')).pt
    case 'fr':
      return (await import('./tables/fr.ts')).fr
    case 'ja':
      return (await import('./tables/ja.ts')).ja
  }
}
