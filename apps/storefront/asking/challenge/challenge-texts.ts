import type { challenge } from './words/en.ts'

/** What a challenge says, in one language. */
export type ChallengeTexts = Readonly<Record<keyof typeof challenge, string>>
