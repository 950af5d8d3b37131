import { createHash } from 'node:crypto'
import type { Game } from '@fairhouse/contract/entities/game'
import type { CatalogueEntry } from '@fairhouse/contract/entities/page-catalogue'
import { ownStudio, providers } from '@fairhouse/contract/entities/provider'
import { fairly } from './fair-order.ts'
import type { OfferedGames, Pin } from './offered-games.ts'

/** Everything of the catalogue that is the same for all who are offered the same games. */
export interface SharedLists {
  readonly stamp: string
  /** In the order of list 11. */
  readonly games: readonly Game[]
  readonly entries: readonly CatalogueEntry[]
  readonly byId: ReadonlyMap<number, Game>
  /** By address in small letters. */
  readonly byUri: ReadonlyMap<string, Game>
  /** By list id. */
  readonly lists: ReadonlyMap<number, readonly Game[]>
  readonly ofProvider: ReadonlyMap<number, readonly Game[]>
  /** Those that can be played, the most played first. */
  readonly byPlay: readonly Game[]
  /** Of those, the ones that may be picked or suggested. */
  readonly toPick: readonly Game[]
}

/** How much a game is played now; 0 for one that nobody played. */
export type Popularity = (gameId: number) => number

const newGame = 1
const gameOfTheMonth = 15
const progressive = 1289
const featuredList = 2
/** The lists that choose; the others hold all that belongs to them. */
const chosenAtMost = 60
const featuredAtMost = 24

/** Which games stand in a list, by its id. Those that cannot be played stand at its end. */
const belongs: Readonly<Record<number, (game: Game) => boolean>> = {
  3: ({ kind }) => kind === 'slot',
  12: ({ category, sandbox }) => category === progressive && !sandbox,
  13: ({ kind }) => kind === 'poker',
  17: ({ kind }) => kind === 'keno' || kind === 'bingo',
  18: ({ kind }) => kind === 'lottery',
  1101: ({ kind }) => kind === 'crash',
  1102: ({ kind }) => kind === 'fish',
  1104: ({ provider, sandbox }) => provider === ownStudio && !sandbox,
  1105: ({ kind }) => kind === 'table' || kind === 'roulette',
}

/** Lists of kinds that begin with what the house made itself. */
const ownBefore: ReadonlySet<number> = new Set([13, 17, 18, 1101, 1102, 1105])

/**
 * Pure.
 * @param day `2026-11-22`: games that are played alike are dealt anew each day and for each list, and list 11 each month. A house that
 * nobody played in yet would else show the same games in each of its rows.
 */
export function sharedLists(offered: OfferedGames, play: Popularity, day: string): SharedLists {
  const { games, details, pins, arranged } = offered
  const byId = new Map(games.map((game) => [game.id, game]))
  const playable = games.filter(({ sandbox }) => !sandbox)
  const byPlay = playable.toSorted(mostPlayed(play, fairly(day)))
  const dealt = (list: number, some: readonly Game[] = playable): readonly Game[] =>
    some.toSorted(mostPlayed(play, fairly(`${day} ${list}`)))
  const pinned = (id: number, list: readonly Game[]): readonly Game[] =>
    withPins(withFront(id, list, arranged.front(id), byId), pins(id), byId)
  const played = dealt(0).filter(({ id }) => play(id) > 0)
  const all = pinned(11, games.toSorted(playableFirst(fairly(day.slice(0, 7)))))
  const lists = new Map<number, readonly Game[]>([
    [0, pinned(0, played.slice(0, chosenAtMost))],
    [1, pinned(1, newest(dealt(1), details))],
    [2, pinned(2, featured(dealt(2)))],
    [11, all],
  ])
  for (const [key, test] of Object.entries(belongs)) {
    const id = Number(key)
    const inOrder = dealt(id, games.filter(test))
    lists.set(id, pinned(id, ownBefore.has(id) ? inOrder.toSorted(ownFirst) : inOrder))
  }
  const ofProvider = new Map<number, readonly Game[]>()
  for (const { id, list } of providers) {
    const own = games.filter((game) => game.provider === id)
    const inOrder = dealt(list ?? id, own)
    const shown = list === null ? inOrder : pinned(list, inOrder)
    ofProvider.set(id, shown)
    if (list !== null) lists.set(list, shown)
  }
  const entries = all.map((game) => ({ ...game, themes: details(game.id).themes }))
  return {
    stamp: createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 12),
    games: all,
    entries,
    byId,
    byUri: new Map(games.map((game) => [game.uri.toLowerCase(), game])),
    lists,
    ofProvider,
    byPlay,
    toPick: byPlay.filter(({ id }) => !arranged.hidden.has(id)),
  }
}

type Order = (left: Game, right: Game) => number

const playableFirst =
  (then: Order): Order =>
  (left, right) =>
    Number(left.sandbox) - Number(right.sandbox) || then(left, right)

const mostPlayed = (play: Popularity, then: Order): Order =>
  playableFirst((left, right) => play(right.id) - play(left.id) || then(left, right))

const isOwnAndPlayable = ({ provider, sandbox }: Game): boolean =>
  provider === ownStudio && !sandbox

const ownFirst: Order = (left, right) =>
  Number(isOwnAndPlayable(right)) - Number(isOwnAndPlayable(left))

/** Those that wear the badge, the latest first; of one day in the order given. */
const newest = (games: readonly Game[], details: OfferedGames['details']): readonly Game[] =>
  games
    .filter(({ badges }) => badges.includes(newGame))
    .toSorted((left, right) => details(right.id).since.localeCompare(details(left.id).since))

/** The game of the month, then what the house itself made. Whatever else is to be here is pinned. */
const featured = (games: readonly Game[]): readonly Game[] =>
  [
    ...games.filter(({ badges }) => badges.includes(gameOfTheMonth)),
    ...games.filter(
      ({ provider, badges }) => provider === ownStudio && !badges.includes(gameOfTheMonth),
    ),
  ].slice(0, featuredAtMost)

/**
 * A list that begins with the games that staff put there. But for what is featured, which is chosen, only those that belong to it: a list of new games
 * must not call an old one new.
 */
function withFront(
  id: number,
  list: readonly Game[],
  front: readonly number[],
  byId: ReadonlyMap<number, Game>,
): readonly Game[] {
  if (front.length === 0) return list
  const members = new Set(list)
  const first = new Set(
    front
      .flatMap((gameId) => byId.get(gameId) ?? [])
      .filter((game) => !game.sandbox && (id === featuredList || members.has(game))),
  )
  return [...first, ...list.filter((game) => !first.has(game))]
}

/** A list with the pinned games at their places, whether or not they would belong to it. What cannot be played is advertised nowhere. */
function withPins(
  list: readonly Game[],
  pins: readonly Pin[],
  byId: ReadonlyMap<number, Game>,
): readonly Game[] {
  const placeable = pins.filter(({ gameId }) => byId.get(gameId)?.sandbox === false)
  if (placeable.length === 0) return list
  const pinnedIds = new Set(placeable.map(({ gameId }) => gameId))
  const placed = list.filter(({ id }) => !pinnedIds.has(id))
  for (const { gameId, position } of placeable.toSorted((a, b) => a.position - b.position)) {
    const game = byId.get(gameId)
    if (game) placed.splice(Math.max(position - 1, 0), 0, game)
  }
  return placed.toSorted(playableFirst(() => 0))
}
