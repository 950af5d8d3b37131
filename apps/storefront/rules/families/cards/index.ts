import { type FamilyRules, paytableOf, type RuleLanguage } from '../../family-rules.ts'
import { certifiedBets } from './certified.ts'
import { howToWin } from './how.ts'
import type { CardsRuleWords } from './words/en.ts'

/** The rules of tables of cards. */
export const rules: FamilyRules = {
  async load(language) {
    const words = await cardsRuleWords(language)
    return {
      how: (paytable, voice) => howToWin(paytableOf('cards', paytable), { ...voice, words }),
      cards: () => [],
      table: () => null,
      certified: (certificate, voice) => certifiedBets(certificate, voice, words),
      partName: (part) => (isPart(part, words) ? words.parts[part] : null),
    }
  },
}

const isPart = (part: string, { parts }: CardsRuleWords): part is keyof CardsRuleWords['parts'] =>
  Object.hasOwn(parts, part)

/** Sentences about tables of cards; only the language that is read is loaded. */
export async function cardsRuleWords(language: RuleLanguage): Promise<CardsRuleWords> {
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
