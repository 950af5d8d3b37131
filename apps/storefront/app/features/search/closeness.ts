import { editsBetween } from './edits.ts'
import { isUnspaced } from './fold.ts'

/** A piece of a word says something from this many letters on; of a Japanese one, any does. */
const leastPiece = 3

/**
 * How well a typed word fits a known one: 1 it is the word, then its beginning, then a piece of it, then with slips.
 * @param typed folded
 * @param known folded
 * @param slips how many are forgiven
 * @returns 0 when it does not fit
 */
export function closeness(typed: string, known: string, slips: number): number {
  if (isPiece(typed, known)) return 0.5
  return closenessFromStart(typed, known, slips)
}

/** As `closeness`, without pieces out of the middle. */
export function closenessFromStart(typed: string, known: string, slips: number): number {
  if (known === typed) return 1
  if (known.startsWith(typed)) return 0.7 + (0.2 * typed.length) / known.length
  if (slips === 0) return 0
  const { whole, start } = editsBetween(typed, known, slips)
  const guessed = typed[0] === known[0] ? 0 : 0.06
  if (whole <= slips) return 0.62 - 0.12 * whole - guessed
  return start <= slips ? 0.5 - 0.12 * start - guessed : 0
}

const isPiece = (typed: string, known: string): boolean =>
  (typed.length >= leastPiece || isUnspaced(typed)) && known.indexOf(typed) > 0

/** The letters of a word as bits, several letters to a bit. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/**
 * Whether a word can fit another at all: each of its letters that the other does not have takes a slip.
 * @param typed as `lettersOf`
 * @param known as `lettersOf`
 */
export function mayFit(typed: number, known: number, slips: number): boolean {
  let missing = typed & ~known
  for (let count = 0; missing !== 0; count++) {
    if (count === slips) return false
    missing &= missing - 1
  }
  return true
}
