import { closeness } from './closeness.ts'
import { forgiven } from './edits.ts'
import { queryWords } from './find-games.ts'
import { fold } from './fold.ts'

/** A piece of a name, and whether it is what was typed. */
export interface Mark {
  readonly text: string
  readonly hit: boolean
}

/** A name in pieces that show where it fits the query. Together they are the name. */
export function marksOf(name: string, query: string): readonly Mark[] {
  const typed = queryWords(query)
  const glued = fold(name).replace(/[^\p{L}\p{N}]/gu, '')
  if (typed.length > 0 && glued === typed.join('')) return [{ text: name, hit: true }]
  return name.split(/([\p{L}\p{N}\p{M}ー'’]+)/u).flatMap((piece, index) => {
    if (piece === '') return []
    return index % 2 === 0 ? [{ text: piece, hit: false }] : markWord(piece, typed)
  })
}

function markWord(word: string, typed: readonly string[]): readonly Mark[] {
  const known = fold(word)
  const [best] = typed
    .map((one) => ({ one, close: closeness(one, known, forgiven(one.length)) }))
    .filter(({ close }) => close > 0)
    .toSorted((left, right) => right.close - left.close)
  if (best === undefined) return [{ text: word, hit: false }]
  const at = known.indexOf(best.one)
  // With slips, or where folding changed the length, the whole word is meant.
  if (at < 0 || known.length !== word.length) return [{ text: word, hit: true }]
  const end = at + best.one.length
  return [
    { text: word.slice(0, at), hit: false },
    { text: word.slice(at, end), hit: true },
    { text: word.slice(end), hit: false },
  ].filter(({ text }) => text !== '')
}
