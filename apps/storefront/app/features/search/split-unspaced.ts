import { isUnspaced } from './fold.ts'

/**
 * A run of Japanese signs as the words in it: `えじぷとすろっと` is Egypt and slots.
 * @param words those that are known
 * @returns the run itself when no known word is in it, or when it is not Japanese
 */
export function splitUnspaced(
  run: string,
  words: { has(word: string): boolean },
): readonly string[] {
  if (!isUnspaced(run) || words.has(run)) return [run]
  const parts: string[] = []
  let loose = ''
  let at = 0
  while (at < run.length) {
    const known = longestAt(run, at, words)
    if (known === null) {
      loose += run[at] ?? ''
      at += 1
      continue
    }
    if (loose !== '') parts.push(loose)
    loose = ''
    parts.push(known)
    at += known.length
  }
  if (loose !== '') parts.push(loose)
  return parts
}

const shortest = 2

function longestAt(run: string, at: number, words: { has(word: string): boolean }): string | null {
  for (let end = run.length; end >= at + shortest; end--) {
    const part = run.slice(at, end)
    if (words.has(part)) return part
  }
  return null
}
