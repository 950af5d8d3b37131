import { type FamilyRules, paytableOf, type RuleLanguage } from '../../family-rules.ts'
import { certifiedBets } from './certified.ts'
import { howToWin } from './how.ts'
import type { CardsRuleWords, OwnRuleWords } from './words/en.ts'
import type { TablesRuleWords } from './words/tables/en.ts'

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
  const [words, tables] = await Promise.all([ownWords(language), tablesWords(language)])
  return { ...words, tables, places: { ...words.places, ...tables.places } }
}

async function ownWords(language: RuleLanguage): Promise<OwnRuleWords> {
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

async function tablesWords(language: RuleLanguage): Promise<TablesRuleWords> {
  switch (language) {
    case 'en':
      return (await import('./words/tables/en.ts')).words
    case 'de':
      return (await import('./words/tables/de.ts')).words
    case 'es':
      return (await import('./words/tables/es.ts')).words
    case 'pt':
      return (await import('./words/tables/pt.ts')).words
    case 'fr':
      return (await import('./words/tables/fr.ts')).words
    case 'ja':
      return (await import('./words/tables/ja.ts')).words
  }
}
