import type { ChallengeTexts } from './challenge-texts.ts'

/** Only the language that is shown is loaded: a challenge may come when no page can be asked for. */
export async function loadChallengeTexts(language: string): Promise<ChallengeTexts> {
  switch (language) {
    case 'de':
      return (await import('./words/de.ts')).challenge
    case 'es':
      return (await import('./words/es.ts')).challenge
    case 'pt':
      return (await import('./words/pt.ts')).challenge
    case 'fr':
      return (await import('./words/fr.ts')).challenge
    case 'ja':
      return (await import('./words/ja.ts')).challenge
    default:
      return (await import('./words/en.ts')).challenge
  }
}
