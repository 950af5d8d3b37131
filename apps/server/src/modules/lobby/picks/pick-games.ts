import type { Game } from '@fairhouse/contract/entities/game'
import type { PickReason } from '@fairhouse/contract/entities/page-catalogue'
import { fairly } from '../lists/fair-order.ts'
import type { Likes } from './likeness.ts'

/** What a player has shown to like. No amounts: neither what was staked nor what was won or lost. */
export interface Taste {
  /** Ids of the games that the player sat down at, the latest first. */
  readonly lastPlayed: readonly number[]
  readonly favorites: readonly number[]
}

export interface PickFrom {
  /** All that can be played, the most played first. */
  readonly games: readonly Game[]
  readonly likes: Likes
  /** Names the deal of what is to be discovered: the same for a player for a day. */
  readonly deal: string
}

/** A game with what speaks for it. */
export interface GamePick {
  readonly game: Game
  readonly reason: PickReason
}

const picksAtMost = 60
/** Looked at of what was played and of what was marked. */
const tasteAtMost = 20
/** Of two games played one after the other the later one weighs so much more. */
const fading = 0.85
/** Each pick for the same reason makes the next one for it so much less likely. */
const repeating = 0.9
/** Every fifth place is for something to be discovered. */
const discoverEvery = 5

/**
 * Picks for a player: the games most like what was played and marked, without those; every fifth is one to be discovered, dealt by
 * chance among all that the player does not know, new ones first. For who has not played yet, what is played most stands for
 * what is liked. Pure.
 */
export function pickGames(from: PickFrom, taste: Taste): GamePick[] {
  const known = new Set([...taste.lastPlayed, ...taste.favorites])
  const unknown = from.games.filter(({ id }) => !known.has(id))
  const dealt = fairly(from.deal)
  const discoveries = unknown.toSorted(
    (left, right) => Number(isNew(right)) - Number(isNew(left)) || dealt(left, right),
  )
  const liked = known.size === 0 ? mostPlayed(unknown) : mostLiked(from, taste, unknown)
  return interleaved(liked, discoveries)
}

const isNew = (game: Game): boolean => game.badges.includes(1)

const mostPlayed = (games: readonly Game[]): GamePick[] =>
  games.slice(0, picksAtMost).map((game) => ({ game, reason: { type: 'popular' } }))

interface Candidate extends GamePick {
  readonly because: number
  readonly score: number
}

/** The best first; one reason does not fill the list. */
function mostLiked(from: PickFrom, taste: Taste, unknown: readonly Game[]): GamePick[] {
  const sources = sourcesOf(from, taste)
  const dealt = fairly(from.deal)
  const left = unknown
    .flatMap((game) => candidateOf(game, sources, from.likes) ?? [])
    .toSorted((one, other) => other.score - one.score || dealt(one.game, other.game))
  const taken = new Map<number, number>()
  const picks: GamePick[] = []
  while (picks.length < picksAtMost) {
    const best = bestOf(left, taken)
    if (!best) break
    left.splice(left.indexOf(best), 1)
    taken.set(best.because, (taken.get(best.because) ?? 0) + 1)
    picks.push({ game: best.game, reason: best.reason })
  }
  return picks
}

function bestOf(
  candidates: readonly Candidate[],
  taken: ReadonlyMap<number, number>,
): Candidate | undefined {
  let best: Candidate | undefined
  let bestScore = -1
  for (const candidate of candidates) {
    if (candidate.score <= bestScore) break
    const score = candidate.score * repeating ** (taken.get(candidate.because) ?? 0)
    if (score > bestScore) [best, bestScore] = [candidate, score]
  }
  return best
}

interface Source {
  readonly game: Game
  readonly weight: number
  readonly type: 'played' | 'favorite'
}

function sourcesOf({ games }: PickFrom, { lastPlayed, favorites }: Taste): Source[] {
  const byId = new Map(games.map((game) => [game.id, game]))
  const found = (ids: readonly number[]) =>
    ids.flatMap((id) => byId.get(id) ?? []).slice(0, tasteAtMost)
  return [
    ...found(favorites).map((game) => ({ game, weight: 1, type: 'favorite' as const })),
    ...found(lastPlayed.filter((id) => !favorites.includes(id))).map((game, rank) => ({
      game,
      weight: fading ** rank,
      type: 'played' as const,
    })),
  ]
}

/** A game's score is the mean of how alike it is to what is liked; its reason what speaks for it most. */
function candidateOf(game: Game, sources: readonly Source[], likes: Likes): Candidate | null {
  let [sum, weights, most] = [0, 0, 0]
  let because: Source | undefined
  for (const source of sources) {
    const says = source.weight * (likes(source.game.id).get(game.id) ?? 0)
    sum += says
    weights += source.weight
    if (says > most) [most, because] = [says, source]
  }
  if (!because) return null
  const reason: PickReason = { type: because.type, game: because.game }
  return { game, reason, score: sum / weights, because: because.game.id }
}

/** Every fifth is the next discovery that is not there yet; a list that runs out gives its places to the other. */
function interleaved(liked: readonly GamePick[], discoveries: readonly Game[]): GamePick[] {
  const [likes, finds] = [[...liked], discoveries.map(asDiscovery)]
  const taken = new Set<number>()
  const picks: GamePick[] = []
  const next = (queue: GamePick[]): GamePick | undefined => {
    for (let pick = queue.shift(); pick; pick = queue.shift()) {
      if (!taken.has(pick.game.id)) return pick
    }
    return undefined
  }
  while (picks.length < picksAtMost) {
    const turn = picks.length % discoverEvery === discoverEvery - 1
    const pick = turn ? (next(finds) ?? next(likes)) : (next(likes) ?? next(finds))
    if (!pick) break
    taken.add(pick.game.id)
    picks.push(pick)
  }
  return picks
}

const asDiscovery = (game: Game): GamePick => ({
  game,
  reason: { type: isNew(game) ? 'new' : 'discover' },
})
