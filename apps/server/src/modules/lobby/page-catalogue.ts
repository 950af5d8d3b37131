import type { Game } from '@fairhouse/contract/entities/game'
import type { PageCatalogue, PersonalLists } from '@fairhouse/contract/entities/page-catalogue'
import { ownStudio } from '@fairhouse/contract/entities/provider'
import { allowsGame } from '#modules/bonuses'
import type { StatusFacts } from '#modules/play'
import { favorites } from './favorites.ts'
import type { OfferedGames } from './lists/offered-games.ts'
import type { SharedLists } from './lists/shared-lists.ts'
import type { Likes } from './picks/likeness.ts'
import { type GamePick, pickGames } from './picks/pick-games.ts'
import { suggestGames } from './picks/suggest-games.ts'

/** Everything of the catalogue that is the same for all who are offered the same games. */
export interface SharedCatalogue {
  readonly offered: OfferedGames
  readonly lists: SharedLists
  readonly likes: Likes
}

/** Who looks at a page. */
export interface Looking {
  /** Null: a visitor. */
  readonly facts: StatusFacts | null
  /** Whether anything may be suggested to who looks. */
  readonly mayPromote: boolean
  /** `2026-11-22` */
  readonly day: string
}

const listLength = 60
const featured = 2
const suggested = 1004

/** The catalogue as the pages of one visitor read it. */
export function pageCatalogue(shared: SharedCatalogue, looking: Looking): PageCatalogue {
  const { offered, lists, likes } = shared
  return {
    stamp: lists.stamp,
    games: lists.games,
    entries: lists.entries,
    find: (uri) => lists.byUri.get(uri.toLowerCase()),
    byId: (id) => lists.byId.get(id),
    details: offered.details,
    list: (id) => lists.lists.get(id) ?? null,
    ofProvider: (id) => lists.ofProvider.get(id) ?? [],
    similar: (id) => mostAlike(lists, likes, id),
    personal: async () => personalLists(shared, looking),
  }
}

/** Of the games that can be played; those as alike as each other in the order of how much they are played. */
function mostAlike({ toPick, byId }: SharedLists, likes: Likes, id: number): readonly Game[] {
  if (!byId.has(id)) return []
  const like = likes(id)
  return toPick
    .filter((game) => game.id !== id)
    .toSorted((left, right) => (like.get(right.id) ?? 0) - (like.get(left.id) ?? 0))
    .slice(0, listLength)
}

/** Pure. */
export function personalLists(shared: SharedCatalogue, looking: Looking): PersonalLists {
  const { lists } = shared
  const lastPlayed = looking.facts?.lastPlayed ?? []
  const marked = looking.facts ? favorites.valueIn(looking.facts) : []
  const found = (ids: readonly number[]): Game[] => ids.flatMap((id) => lists.byId.get(id) ?? [])
  const picks = picksOf(shared, looking)
  const reasons = new Map(picks.map(({ game, reason }) => [game.id, reason]))
  const without = {
    known: new Set([...lastPlayed, ...marked]),
    picked: new Set(picks.slice(0, picksShown).map(({ game }) => game.id)),
  }
  return {
    picks: picks.map(({ game }) => game),
    reasonOf: (gameId) => reasons.get(gameId) ?? null,
    suggested: looking.mayPromote
      ? suggestGames({ editors: editorsOf(shared), byPlay: lists.toPick }, without)
      : [],
    lastPlayed: found(lastPlayed).slice(0, listLength),
    favorites: found(marked),
    allowed: allowedGames(lists.games, looking.facts),
  }
}

/** What can be played, and with a bonus only what it allows. */
const allowedGames = (games: readonly Game[], facts: StatusFacts | null): readonly Game[] =>
  games.filter(
    (game) =>
      !game.sandbox &&
      (facts === null ||
        allowsGame(facts, {
          ...game,
          isOwn: game.provider === ownStudio,
          isRoom: game.room !== undefined,
        })),
  )

/** As many picks as a page shows in a row; what comes after them may also be suggested. */
const picksShown = 20

function picksOf({ lists, likes }: SharedCatalogue, looking: Looking): GamePick[] {
  const { facts, mayPromote, day } = looking
  if (!mayPromote) return []
  const taste = {
    lastPlayed: facts?.lastPlayed ?? [],
    favorites: facts ? favorites.valueIn(facts) : [],
  }
  return pickGames(
    { games: lists.toPick, likes, deal: `${day} ${facts?.player ?? 'visitor'}` },
    taste,
  )
}

/** What staff and then an operator put into the list of suggestions, then what is featured; nothing that is hidden from picks. */
function editorsOf({ offered, lists }: SharedCatalogue): readonly Game[] {
  const pinned = offered
    .pins(suggested)
    .toSorted((left, right) => left.position - right.position)
    .flatMap(({ gameId }) => lists.byId.get(gameId) ?? [])
    .filter(({ sandbox }) => !sandbox)
  const arranged = offered.arranged
    .front(suggested)
    .flatMap((id) => lists.byId.get(id) ?? [])
    .filter(({ sandbox }) => !sandbox)
  return [...arranged, ...pinned, ...(lists.lists.get(featured) ?? [])].filter(
    ({ id }) => !offered.arranged.hidden.has(id),
  )
}
