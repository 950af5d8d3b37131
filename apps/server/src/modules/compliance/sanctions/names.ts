import { jaroWinkler } from './jaro-winkler.ts'

/**
 * Letters that no decomposition of Unicode takes apart, each before its spelling in plain ones, as passports have it (ICAO Doc 9303, part 3,
 * section 6); Greek as ELOT 743.
 */
const spelled = `
  ß ss æ ae œ oe ø o ł l đ d ð d þ th ı i
  а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю iu я ia
  і i є ie ґ g ј j љ lj њ nj ћ c ђ dj џ dz
  α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o`

const letters: ReadonlyMap<string, string> = new Map([
  ...Array.from(
    spelled.matchAll(/(\S+) (\S+)/g),
    ([, letter = '', plain = '']) => [letter, plain] as const,
  ),
  // Signs that only say how another letter sounds.
  ['ъ', ''],
  ['ь', ''],
])

/** Words that are no part of who somebody is. */
const titles = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
  'prof',
  'herr',
  'frau',
  'sr',
  'sra',
  'mme',
])

/** The words of a name in plain letters, in alphabetical order: case, marks, hyphens and the order of names do not count. */
export const wordsOf = (name: string): string[] =>
  plainLetters(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !titles.has(word))
    .toSorted()

const plainLetters = (text: string): string =>
  Array.from(
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/['’ʼ`.]/g, ''),
    (letter) => letters.get(letter) ?? letter,
  ).join('')

/** `ä` is written `ae` in some passports and `a` in others: both are looked at. */
const withoutUmlauts = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')

/** The ways a name may be written in plain letters. */
export const spellingsOf = (name: string): string[][] => {
  const [plain, umlauts] = [wordsOf(name), wordsOf(withoutUmlauts(name))]
  return plain.join(' ') === umlauts.join(' ') ? [plain] : [plain, umlauts]
}

/** Two words that differ by no more than a slip. */
const alikeFrom = 0.9

/**
 * Whether two names may be one person's: every word of the shorter one is in the longer one, but for slips, or as an initial when
 * another word stands in full. Middle names may be missing.
 */
export const sameName = (left: string, right: string): boolean =>
  spellingsOf(left).some((one) => spellingsOf(right).some((other) => isWithin(one, other)))

function isWithin(left: readonly string[], right: readonly string[]): boolean {
  const [few, many] = left.length <= right.length ? [left, [...right]] : [right, [...left]]
  // One word of several is no name; a name of one word is.
  if (few.length === 0 || (few.length === 1 && many.length > 1)) return false
  let whole = 0
  // Words first, so that an initial takes none from a word that stands in full.
  for (const word of few.toSorted((one, other) => other.length - one.length)) {
    const place = closest(word, many)
    if (place < 0) return false
    const [found = ''] = many.splice(place, 1)
    if (word.length > 1 && found.length > 1) whole++
  }
  return whole > 0
}

/** Place of the word that is most like it; -1 when none is like it. */
function closest(word: string, among: readonly string[]): number {
  let [place, best] = [-1, 0]
  for (const [index, other] of among.entries()) {
    const isInitial = (word.length === 1 || other.length === 1) && word[0] === other[0]
    const likeness = isInitial ? alikeFrom : jaroWinkler(word, other)
    if (likeness >= alikeFrom && likeness > best) [place, best] = [index, likeness]
  }
  return place
}
