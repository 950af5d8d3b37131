import type { DicePaytable } from '@fairhouse/contract/families/dice/paytable'
import { type FamilyRules, paytableOf, type RuleLanguage } from '../../family-rules.ts'
import { certifiedCards, diceTable, howToWin, ruleCards } from './rule-cards.ts'
import type { DiceWords } from './words/en.ts'

/** The rules of tables of dice. */
export const rules: FamilyRules = {
  async load(language) {
    const words = await diceWords(language)
    const of = (paytable: Parameters<typeof paytableOf>[1]): DicePaytable =>
      paytableOf('dice', paytable)
    return {
      how: () => howToWin(words),
      cards: (paytable, voice) => ruleCards(of(paytable), voice, words),
      table: (paytable, voice) => diceTable(of(paytable), voice, words),
      certified: (certificate, voice) => certifiedCards(certificate, voice, words),
      partName: (part) => (part === 'spots' ? words.part : null),
    }
  },
}

/** Sentences about dice; only the language that is read is loaded. */
export async function diceWords(language: RuleLanguage): Promise<DiceWords> {
  switch (language) {
    case 'en':
      return (await import('./words/en.ts')).dice
    case 'de':
      return (await import('./words/de.ts')).dice
    case 'es':
      return (await import('./words/es.ts')).dice
    case 'pt':
      return (await import('./words/pt.ts')).dice
    case 'fr':
      return (await import('./words/fr.ts')).dice
    case 'ja':
      return (await import('./words/ja.ts')).dice
  }
}
