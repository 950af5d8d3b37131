/** The specification's levels, from guessed in moments to very hard to guess. */
export const strengths = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

/** Tells how many guesses a password takes; zxcvbn on both sides of the wire, made with `guesserOptions`. */
export interface Guesser {
  check(password: string, known: string[]): { readonly guessesLog10: number }
}

/** Words that guessers of a casino's passwords try first, beside the best-known passwords. */
const houseWords = [
  'fairhouse',
  'casino',
  'jackpot',
  'slots',
  'roulette',
  'poker',
  'passwort',
  'hallo',
  'willkommen',
  'schatz',
  'sommer',
  'winter',
  'geheim',
]

/**
 * How a guesser is made, so that browser and server come to the same estimate.
 * @param kept zxcvbn's own lists: the best-known passwords, the words of diceware, the keyboards.
 */
export const guesserOptions = <Kept extends { readonly dictionary: object }>({
  dictionary,
  ...kept
}: Kept) => ({
  ...kept,
  dictionary: { ...dictionary, house: houseWords },
  // A hundred, as it comes, make some passwords of 30 signs take half a second.
  l33tMaxSubstitutions: 20,
})

/** A guesser's work grows much faster than the password. */
const pieceLength = 32

/**
 * How hard a password is to guess. Of a long one the hardest piece counts, for a guesser needs that too.
 * @param known what a guesser of this player's password has: login, e-mail address, name.
 */
export function passwordStrength(
  guesser: Guesser,
  password: string,
  known: readonly string[],
): Strength {
  const words = known.flatMap((one) => [one, ...one.split(/[@.\s_-]+/)])
  const guessed = words.filter((word) => word.length >= 3)
  const tens = piecesOf(password).map((piece) => guesser.check(piece, guessed).guessesLog10)
  return levelOf(Math.max(0, ...tens))
}

function piecesOf(password: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from < password.length; from += pieceLength)
    pieces.push(password.slice(from, from + pieceLength))
  return pieces
}

/** The steps of zxcvbn's own score: guessable through a throttled login, an open one, a slow hash, none of these. */
function levelOf(tens: number): Strength {
  if (tens < 6) return 'weak'
  if (tens < 8) return 'fair'
  return tens < 10 ? 'good' : 'strong'
}
