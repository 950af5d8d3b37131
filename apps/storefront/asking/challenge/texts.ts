import type { challenge } from '../../app/texts/en/challenge.ts'

export type ChallengeTexts = Readonly<Record<keyof typeof challenge, string>>

/** Only the language that is shown is loaded: a challenge may come when no page can be asked for. */
export async function loadChallengeTexts(language: string): Promise<ChallengeTexts> {
  return language === 'de'
    ? (await import('../../app/texts/de/challenge.ts')).challenge
    : (await import('../../app/texts/en/challenge.ts')).challenge
}
