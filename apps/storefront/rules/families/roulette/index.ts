import type { RoulettePaytable } from '@fairhouse/contract/families/roulette/paytable'
import { type FamilyRules, paytableOf, type RuleLanguage } from '../../family-rules.ts'
import { certifiedCards, howToWin, ruleCards, rouletteTable } from './rule-cards.ts'
import type { RouletteWords } from './words/en.ts'

/** The rules of roulette tables. */
export const rules: FamilyRules = {
  async load(language) {
    const words = await rouletteWords(language)
    const of = (paytable: Parameters<typeof paytableOf>[1]): RoulettePaytable =>
      paytableOf('roulette', paytable)
    return {
      how: (paytable) => howToWin(of(paytable), words),
      cards: (paytable, voice) => ruleCards(of(paytable), voice, words),
      table: (paytable, voice) => rouletteTable(of(paytable), voice, words),
      certified: (certificate, voice) => certifiedCards(certificate, voice, words),
      partName: (part) => (part === 'spots' ? words.part : null),
    }
  },
}

/** Sentences about roulette; only the language that is read is loaded. */
export async function rouletteWords(language: RuleLanguage): Promise<RouletteWords> {
  switch (language) {
    case 'en':
      return (await import('./words/en.ts')).roulette
    case 'de':
      return (await import('./words/de.ts')).roulette
    case 'es':
      return (await import('./words/es.ts')).roulette
    case 'pt':
      return (await import('./words/pt.ts')).roulette
    case 'fr':
      return (await import('./words/fr.ts')).roulette
    case 'ja':
      return (await import('./words/ja.ts')).roulette
  }
}
