import type { CrapsPaytable } from '@fairhouse/contract/families/craps/paytable'
import { type FamilyRules, paytableOf, type RuleLanguage } from '../../family-rules.ts'
import { certifiedCards, crapsTable, howToWin, ruleCards } from './rule-cards.ts'
import type { CrapsWords } from './words/en.ts'

/** The rules of craps tables. */
export const rules: FamilyRules = {
  async load(language) {
    const words = await crapsWords(language)
    const of = (paytable: Parameters<typeof paytableOf>[1]): CrapsPaytable =>
      paytableOf('craps', paytable)
    return {
      how: () => howToWin(words),
      cards: (paytable, voice) => ruleCards(of(paytable), voice, words),
      table: (paytable, voice) => crapsTable(of(paytable), voice, words),
      certified: (certificate, voice) => certifiedCards(certificate, voice, words),
      partName: (part) => (part === 'bet' ? words.part : null),
    }
  },
}

/** Sentences about craps; only the language that is read is loaded. */
export async function crapsWords(language: RuleLanguage): Promise<CrapsWords> {
  switch (language) {
    case 'en':
      return (await import('./words/en.ts')).craps
    case 'de':
      return (await import('./words/de.ts')).craps
    case 'es':
      return (await import('./words/es.ts')).craps
    case 'pt':
      return (await import('./words/pt.ts')).craps
    case 'fr':
      return (await import('./words/fr.ts')).craps
    case 'ja':
      return (await import('./words/ja.ts')).craps
  }
}
