/** What became of what somebody did; the page says it in a sentence. */
const sentences = {
  passwordChanged: 'Your password was changed.',
  codeBegun: 'Add the secret to your app, then give a code of it.',
} as const

/** Why nothing was done. */
const refusals = {
  notFound: 'There is no such thing.',
  passwordWrong: 'That is not your password.',
  passwordShort: 'A password has at least 12 letters.',
  codeWrong: 'That is no code of now.',
  triedTooOften: 'Too often in vain. Try again in a quarter of an hour.',
  codeKept: 'A code is asked for already.',
  proofNeeded:
    'It is a while since you signed in. Confirm under “Your sign-in” of the back office that it is you, or sign in again.',
} as const

export type SentenceName = keyof typeof sentences | keyof typeof refusals

const isSentence = (said: string): said is keyof typeof sentences => Object.hasOwn(sentences, said)
const isRefusal = (said: string): said is keyof typeof refusals => Object.hasOwn(refusals, said)

/** The sentence of an answer; null for what is none of ours. */
export function sentenceOf(said: string | null): { sentence: string; isBad: boolean } | null {
  if (said === null) return null
  if (isSentence(said)) return { sentence: sentences[said], isBad: false }
  return isRefusal(said) ? { sentence: refusals[said], isBad: true } : null
}
