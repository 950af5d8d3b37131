import type { GameArt } from '@fairhouse/contract/entities/game'
import { ownStudio } from '@fairhouse/contract/entities/provider'
import type { Currency } from '@fairhouse/money'
import type { Refused } from '#platform/answer'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import {
  type CatalogueState,
  emptyState,
  newestState,
  type ProviderGame,
} from './catalogue-state.ts'
import { type Desk, openDesk } from './desk.ts'
import { type Offered, offerings } from './offered.ts'
import { type Audience, mayOffer, type Terms } from './rules.ts'
import type { PlayedProviders } from './played-providers.ts'
import { type SortOfGame, sortOfGame } from './sort-of-game.ts'
import { termsOfGame, termsOfTitle } from './terms.ts'
import { type Title, type Titles, titlesOf } from './titles.ts'

/** The games of the house and which of them are on for whom. */
export interface Catalog {
  /** Own titles that a player plays alone. */
  readonly titles: Titles
  /** Own titles that are played in a live room. */
  readonly rooms: readonly Title[]
  /** The games that are on for this audience, own and provided. The same object until something changes. */
  offered(this: void, audience: Audience): Offered
  /** A game that the house knows, on or off, by its address in any case. */
  known(this: void, uri: string): KnownGame | undefined
  /** A game of a provider that the house knows, on or off, by its key. */
  provided(this: void, key: string): ProviderGame | undefined
  /** Whether the house knows a game of this id, be it on or off. */
  isGame(this: void, gameId: number): boolean
  /** Who makes a game of this id, on or off; undefined for one that the house does not know. */
  providerOf(this: void, gameId: number): number | undefined
  /** What sort of game it is, on or off; undefined for one that the house does not know. */
  sortOf(this: void, gameId: number): SortOfGame | undefined
  /** Gate: a round begins only in a game that is on for the player. Asks nobody: it is on the way of every bet. */
  gameEnabled(
    this: void,
    seat: Seated,
    game: { readonly manifest: { readonly id: number } },
  ): Refused | null
  /** Where the catalogue is changed: here at once, on other nodes when they hear of it. */
  desk(by: string): Desk
  /** Reads the catalogue, and again every few seconds until `stop`. */
  start(): Promise<void>
  /** Another node may have changed something. Reads it, in the background. */
  mayHaveChanged(): void
  stop(): void
}

/** What of a player at play decides what may be played. On which device is not known there, and no bet depends on it. */
export interface Seated {
  readonly currency: Currency
  readonly account: { readonly country: string }
}

/** What can be said of a game whether it is on or off. */
export interface KnownGame {
  readonly uri: string
  readonly name: string
  /** The family of an own title that has a page of its own; null for a room and for a game of a provider. */
  readonly family: string | null
}

/** The rules of a player's place, until there are others than the house's own. */
export const defaultProfile = 'default'

/** Of whom nothing is known. */
export const anybody: Audience = {
  currency: null,
  country: null,
  device: null,
  profile: defaultProfile,
}

const refreshMs = 2_000
const dayMs = 24 * 60 * 60_000

export function createCatalog(needs: {
  readonly database: Database
  readonly titles: Titles
  readonly clock: Clock
  readonly log: Log
  /** The pictures of the game at this address. */
  readonly artOf: (uri: string) => GameArt | null
  readonly played: PlayedProviders
  /** Tells the other nodes that the catalogue was changed; must not wait. */
  readonly tellChanged: () => void
}): Catalog {
  const { database, titles, clock, log, artOf, played, tellChanged } = needs
  let state: CatalogueState = emptyState
  let timer: NodeJS.Timeout | undefined

  /** Made when the state is read: bets ask for it. */
  let terms = termsOfGames(titles, state)

  const refresh = async () => {
    const newest = await newestState(database, log, state)
    if (newest === state) return
    state = newest
    terms = termsOfGames(titles, state)
  }
  const mayHaveChanged = (): void => {
    refresh().catch((fault: unknown) => {
      log.warn({ err: fault }, 'the catalogue was not read')
    })
  }
  const offers = remembered(
    () => [state, Math.floor(clock.now() / dayMs), played.stamp()] as const,
    ([now, day]) =>
      offerings({ state: now, titles: titles.all, artOf, playedBy: played.of, now: day * dayMs }),
  )
  const offered = (audience: Audience) => offers()(audience)
  const providedGames = remembered(
    () => [state] as const,
    ([now]) => new Map([...now.providerGames.values()].map((game) => [game.entry.key, game])),
  )
  const known = remembered(
    () => [state] as const,
    ([now]) => knownGames(titles, now),
  )
  return {
    titles: titlesOf(titles.all.filter(({ manifest }) => manifest.room === undefined)),
    rooms: titles.all.filter(({ manifest }) => manifest.room !== undefined),
    offered,
    provided: (key) => providedGames().get(key),
    isGame: (gameId) => titles.byId(gameId) !== undefined || state.providerGames.has(gameId),
    providerOf: (gameId) =>
      titles.byId(gameId) === undefined ? state.providerGames.get(gameId)?.provider : ownStudio,
    sortOf: (gameId) => sortOfGame(titles, state, gameId),
    known: (uri) => known().get(uri.toLowerCase()),
    gameEnabled: (seat, { manifest }) => gateOf(terms.get(manifest.id), seat),
    desk: (by) =>
      openDesk({
        database,
        titles,
        by,
        changed: async () => {
          await refresh()
          tellChanged()
        },
      }),
    mayHaveChanged,
    start: async () => {
      await refresh()
      timer = setInterval(mayHaveChanged, refreshMs).unref()
    },
    stop: () => clearInterval(timer),
  }
}

function gateOf(terms: Terms | undefined, { currency, account }: Seated): Refused | null {
  const isOn =
    terms !== undefined &&
    mayOffer(terms, { currency, country: account.country, device: null, profile: defaultProfile })
  return isOn ? null : { refused: 'gameNotEnabled' }
}

/** Of every game, own and provided, by id. */
const termsOfGames = (titles: Titles, state: CatalogueState): ReadonlyMap<number, Terms> =>
  new Map([
    ...titles.all.map((title) => [title.manifest.id, termsOfTitle(state, title)] as const),
    ...[...state.providerGames.values()].map(
      (game) => [game.entry.id, termsOfGame(state, game)] as const,
    ),
  ])

/** By their addresses in small letters. */
function knownGames(titles: Titles, state: CatalogueState): ReadonlyMap<string, KnownGame> {
  const own = titles.all.map(({ manifest: { uri, name, family, room } }) => ({
    uri,
    name,
    family,
    room: room ?? null,
  }))
  const provided = [...state.providerGames.values()].map(({ entry: { key: uri, name } }) => ({
    uri,
    name,
    family: null,
    room: null,
  }))
  return new Map([...own, ...provided].map((game) => [game.uri.toLowerCase(), game]))
}

/** What was made of these parts, made anew when one of them is another. */
function remembered<Parts extends readonly unknown[], Result>(
  parts: () => Parts,
  make: (parts: Parts) => Result,
): () => Result {
  let last: { readonly parts: Parts; readonly result: Result } | undefined
  return () => {
    const now = parts()
    if (!last || now.some((part, index) => part !== last?.parts[index]))
      last = { parts: now, result: make(now) }
    return last.result
  }
}
