/** The specification's levels. */
export type Strength = 'weak' | 'fair' | 'good' | 'strong'

/**
 * How hard a password is to guess, estimated in bits: what a guesser gains from repeats, runs, years, names of the house and
 * the best-known passwords is taken off, for a guesser tries those first.
 * @param known words that a guesser has: the login and the e-mail address.
 */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  const bits = bitsOf(password, known)
  if (bits < 30) return 'weak'
  if (bits < 45) return 'fair'
  return bits < 64 ? 'good' : 'strong'
}

const bestKnown =
  /(pass(wor[dt])?|passwort|hallo|qwert[yz]?u?|asdf(gh)?|letmein|welcome|willkommen|admin|iloveyou|monkey|dragon|football|casino|fairhouse|jackpot|master|login|abc123|(19|20)\d\d)/gi

function bitsOf(password: string, known: readonly string[]): number {
  const guessed = [...known, ...known.flatMap((word) => word.split(/[@._-]/))]
    .filter((word) => word.length >= 3)
    .toSorted((left, right) => right.length - left.length)
  // One sign stands for each thing that a guesser would try whole.
  const withoutKnown = guessed.reduce(
    (left, word) => left.toLowerCase().replaceAll(word.toLowerCase(), '\u0001'),
    password,
  )
  const condensed = withoutKnown.replace(bestKnown, '\u0001')
  const signs = Array.from(condensed)
  const free = signs.filter((_, index) => !continues(signs, index))
  return free.length * Math.log2(alphabetOf(password)) + (signs.length - free.length)
}

/** Whether a sign goes on with a repeat or a run such as `aaa`, `1234`, `cba`. */
function continues(signs: readonly string[], index: number): boolean {
  const [before, sign] = [signs[index - 1], signs[index]]
  if (before === undefined || sign === undefined) return false
  return Math.abs((sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1
}

const alphabets: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 30],
]

// Words are not random letters: three quarters of the alphabet's size is a fairer guess.
const alphabetOf = (password: string): number =>
  Math.max(
    2,
    0.75 * alphabets.reduce((size, [kind, count]) => size + (kind.test(password) ? count : 0), 0),
  )
