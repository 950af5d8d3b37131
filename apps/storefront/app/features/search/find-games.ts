import type { Game } from '@fairhouse/contract/entities/game'
import { closeness, closenessFromStart, lettersOf, mayFit } from './closeness.ts'
import { forgiven } from './edits.ts'
import { fold, wordsIn } from './fold.ts'
import { splitUnspaced } from './split-unspaced.ts'
import type { SearchIndex, Vocabulary } from './search-index.ts'

export interface Found {
  /** Best first. */
  readonly games: readonly Game[]
  /** False: no game has all that was typed, these are the nearest. */
  readonly whole: boolean
}

/** More than this nobody types; what is beyond it is not looked at. */
export const longestQuery = 100
const mostWords = 8

/** Words that no game is chosen by; one that does not fit does no harm. */
const smallWords = new Set(
  'a an and the of in on for to by with der die das den dem des ein eine und von im el la los las un una y de del en o os as e do da le les du des et au aux'.split(
    ' ',
  ),
)

/**
 * The words of a query as games are compared with them; none when it has no letter and no digit.
 * @param query anything that was typed
 */
export const queryWords = (query: string): readonly string[] =>
  wordsIn(fold(query.slice(0, longestQuery))).slice(0, mostWords)

/** Points of games by their place. */
type Points = ReadonlyMap<number, number>

/**
 * The games that fit what was typed. Each word has to fit, as it is or with as few slips as it takes; where that finds
 * little, each with all the slips it may have; failing that, as many words as do.
 */
export function findGames(index: SearchIndex, query: string): Found {
  const typed = queryWords(query).flatMap((word) => splitUnspaced(word, index.words))
  if (typed.length === 0) return { games: index.games, whole: true }
  const telling = typed.filter((word) => !smallWords.has(word))
  const needed = telling.length === 0 ? typed : telling
  const asOneWord = typed.join('')
  const asTyped = needed.map((word) => withFewestSlips(index.words, word))
  const slipped = asTyped.some(({ slips }) => slips > 0)
  const first = joined(inAll(asTyped.map(({ points }) => points)), asOne(index, asOneWord, 0))
  const best = ranked(index, first, asOneWord, slipped)
  const isSure = needed.every((word) => index.words.has(word)) || first.size > few
  if (first.size > 0 && isSure) return { games: best, whole: true }
  const loosely = needed.map((word) => pointsOf(index.words, word, forgiven(word.length)))
  const near = joined(inAll(loosely), asOne(index, asOneWord, forgiven(asOneWord.length)))
  const others = ranked(index, without(near, first), asOneWord, true)
  if (first.size + near.size > 0) return { games: [...best, ...others], whole: true }
  return { games: ranked(index, inAny(loosely), asOneWord, true), whole: false }
}

/** So few games for words that are none by themselves: what is spelled alike may be meant, and is shown after them. */
const few = 4

const without = (points: Points, others: Points): Points =>
  new Map([...points].filter(([place]) => !others.has(place)))

interface Fitting {
  readonly points: Points
  readonly slips: number
}

function withFewestSlips(words: Vocabulary, typed: string): Fitting {
  const most = forgiven(typed.length)
  for (let slips = 0; slips < most; slips++) {
    const points = pointsOf(words, typed, slips)
    if (points.size > 0) return { points, slips }
  }
  return { points: pointsOf(words, typed, most), slips: most }
}

function pointsOf(
  words: Vocabulary,
  typed: string,
  slips: number,
  close: typeof closeness = closeness,
): Points {
  const points = new Map<number, number>()
  const letters = lettersOf(typed)
  for (const [word, known] of words) {
    if (!mayFit(letters, known.letters, slips)) continue
    const fit = close(typed, word, slips)
    if (fit === 0) continue
    for (const [place, weight] of known.says) {
      const one = fit * weight
      if ((points.get(place) ?? 0) < one) points.set(place, one)
    }
  }
  return points
}

/**
 * What is meant by a query written as one word: names with their spaces forgotten or put elsewhere. A piece out of the
 * middle of two words means nothing.
 */
const asOne = ({ glued }: SearchIndex, typed: string, slips: number): Points =>
  pointsOf(glued, typed, slips, closenessFromStart)

function inAll(ofWords: readonly Points[]): Points {
  const [first = new Map<number, number>(), ...rest] = ofWords
  const points = new Map<number, number>()
  for (const [place, one] of first) {
    if (rest.some((other) => !other.has(place))) continue
    points.set(
      place,
      rest.reduce((sum, other) => sum + (other.get(place) ?? 0), one),
    )
  }
  return points
}

function inAny(ofWords: readonly Points[]): Points {
  const points = new Map<number, number>()
  for (const [place, one] of ofWords.flatMap((word) => [...word])) {
    points.set(place, (points.get(place) ?? 0) + one)
  }
  return points
}

function joined(left: Points, right: Points): Points {
  const points = new Map(left)
  for (const [place, one] of right) points.set(place, Math.max(points.get(place) ?? 0, one))
  return points
}

/** By points; names that begin as typed come first, the shorter of them before the longer. */
function ranked(
  index: SearchIndex,
  points: Points,
  typed: string,
  slipped: boolean,
): readonly Game[] {
  const slips = slipped ? forgiven(typed.length) : 0
  const asName = (place: number): number =>
    closenessFromStart(typed, index.names[place] ?? '', slips) * 12
  return [...points]
    .map(([place, own]) => ({ place, all: own + asName(place) }))
    .toSorted((left, right) => right.all - left.all || left.place - right.place)
    .flatMap(({ place }) => index.games[place] ?? [])
}
