import type { challenge } from '../../app/texts/en/challenge.ts'

export type ChallengeTexts = Readonly<Record<keyof typeof challenge, string>>

/** Only the language that is shown is loaded: a challenge may come when no page can be asked for. */
export async function loadChallengeTexts(language: string): Promise<ChallengeTexts> {
  switch (language) {
    case 'de':
      return (await import('../../app/texts/de/challenge.ts')).challenge
    case 'es':
      return (await import('../../app/texts/es/challenge.ts')).challenge
    case 'pt':
      return (await import('../../app/texts/pt/challenge.ts')).challenge
    case 'fr':
      return (await import('../../app/texts/fr/challenge.ts')).challenge
    case 'ja':
      return (await import('../../app/texts/ja/challenge.ts')).challenge
    default:
      return (await import('../../app/texts/en/challenge.ts')).challenge
  }
}
