import { type FamilyRules, paytableOf, type RuleLanguage } from '../../family-rules.ts'
import { certifiedTickets } from './certified.ts'
import { howToWin } from './how.ts'
import { kenoTable } from './keno-table.ts'
import type { KenoWords } from './words/en.ts'

/** The rules of keno. */
export const rules: FamilyRules = {
  async load(language) {
    const words = await kenoWords(language)
    return {
      how: (paytable, voice) => howToWin(paytableOf('keno', paytable), { ...voice, words }),
      cards: () => [],
      table: (paytable, voice) => kenoTable(paytableOf('keno', paytable), { ...voice, words }),
      certified: (certificate, voice) => certifiedTickets(certificate, voice, words),
      partName: (part) => (part === 'catches' || part === 'freeGames' ? words.parts[part] : null),
    }
  },
}

/** Sentences about keno; only the language that is read is loaded. */
export async function kenoWords(language: RuleLanguage): Promise<KenoWords> {
  switch (language) {
    case 'en':
      return (await import('./words/en.ts')).words
    case 'de':
      return (await import('./words/de.ts')).words
    case 'es':
      return (await import('./words/es.ts')).words
    case 'pt':
      return (await import('./words/pt.ts')).words
    case 'fr':
      return (await import('./words/fr.ts')).words
    case 'ja':
      return (await import('./words/ja.ts')).words
  }
}
