import { type FamilyRules, paytableOf, type RuleLanguage } from '../../family-rules.ts'
import { partName } from './part-name.ts'
import { howToWin, ruleCards } from './rule-cards.ts'
import { slotTable } from './slot-table.ts'
import type { Mechanics } from './words/en.ts'

/** The rules of slots. */
export const rules: FamilyRules = {
  async load(language) {
    const words = await slotWords(language)
    return {
      how: (paytable, voice) => howToWin(paytableOf('slot', paytable), { ...voice, words }),
      cards: (paytable, voice) => ruleCards(paytableOf('slot', paytable), { ...voice, words }),
      table: (paytable, voice) => slotTable(paytableOf('slot', paytable), { ...voice, words }),
      partName: (part) => partName(part, words),
    }
  },
}

/** Sentences about slots; only the language that is read is loaded. */
export async function slotWords(language: RuleLanguage): Promise<Mechanics> {
  switch (language) {
    case 'en':
      return (await import('./words/en.ts')).mechanics
    case 'de':
      return (await import('./words/de.ts')).mechanics
    case 'es':
      return (await import('./words/es.ts')).mechanics
    case 'pt':
      return (await import('./words/pt.ts')).mechanics
    case 'fr':
      return (await import('./words/fr.ts')).mechanics
    case 'ja':
      return (await import('./words/ja.ts')).mechanics
  }
}
