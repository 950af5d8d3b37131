import type { Game } from '@fairhouse/contract/entities/game'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { data } from 'react-router'
import { languageOfPath } from '../../shell/texts/languages.ts'
import { texts } from '../../shell/texts/texts.server.ts'
import { isPlayable } from '../games/playable.ts'
import type { Missing } from './missing.ts'

const suggestionCount = 6
/** Longer names are nobody's mistyped game, and comparing them would cost. */
const longestWanted = 60
const featured = 2

/** The answer where there is no page: 404, with what may have been meant. */
export function missingAt(path: string, catalogue: PageCatalogue) {
  const language = languageOfPath(path)
  const wanted = wordsOf(path)
  const { gameInfo } = texts[language]
  const missing: Missing = {
    texts: gameInfo,
    wanted,
    suggestions: suggestionsFor(wanted, catalogue),
  }
  return data({ missing }, { status: 404 })
}

/** The last part of an address as words: `/en/castel-of_horor` as `castel of horor`. */
export function wordsOf(path: string): string {
  const last = path.split('/').at(-1) ?? ''
  let text = last
  try {
    text = decodeURIComponent(last)
  } catch {
    // An address with a broken escape has no words to offer; as it stands it finds nothing, which is right.
  }
  return text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, longestWanted)
}

/** Games whose names look like what was wanted, best first, filled up with what the house features. */
export function suggestionsFor(wanted: string, catalogue: PageCatalogue): Game[] {
  const pairs = pairsOf(wanted)
  const alike = catalogue.games
    .filter(isPlayable)
    .map((game) => ({ game, likeness: likeness(pairs, pairsOf(game.name)) }))
    .filter((one) => one.likeness >= 0.4)
    .toSorted((left, right) => right.likeness - left.likeness)
    .map(({ game }) => game)
  const fill = catalogue.list(featured) ?? catalogue.games
  return [...new Set([...alike, ...fill])].slice(0, suggestionCount)
}

/** Neighbouring letters, each pair once. */
function pairsOf(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  )
}

/** How many pairs two names share, from 0 to 1 (Dice's coefficient). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const sum = one.size + other.size
  return sum === 0 ? 0 : (2 * [...one].filter((pair) => other.has(pair)).length) / sum
}
