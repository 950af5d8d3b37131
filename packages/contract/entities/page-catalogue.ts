import type { Game, GameDetails } from './game.ts'

/** The catalogue as the pages of one visitor read it: only games that are on for them. */
export interface PageCatalogue {
  /** Changes with every change of a game, its pictures or its themes; not with the order of the lists. */
  readonly stamp: string
  /** Every game, in the order of list 11. */
  readonly games: readonly Game[]
  /** By address, in whatever case its letters are written. */
  find(uri: string): Game | undefined
  byId(id: number): Game | undefined
  details(id: number): GameDetails
  /** Games of a shared list or a provider's list, in its order, the most played first; null: there is no such list. */
  list(id: number): readonly Game[] | null
  /** Games of a provider, whether or not it has a list of its own; the most played first. */
  ofProvider(id: number): readonly Game[]
  /** Up to sixty games most like one, by what they are and by who plays them; most like first. */
  similar(id: number): readonly Game[]
  /** The same for everybody, as `/{lang}/catalogue.json` sends it. */
  readonly entries: readonly CatalogueEntry[]
  /** Lists made for who asks, by list id; for a visitor what the house suggests to newcomers. */
  personal(): Promise<PersonalLists>
}

/** A game as the browser's search reads it. */
export interface CatalogueEntry extends Game {
  readonly themes: readonly string[]
}

/** Why a game is picked for a player: for a game that was played or marked, because many play it, because it is new, or to be discovered. */
export type PickReason =
  | { readonly type: 'played' | 'favorite'; readonly game: Game }
  | { readonly type: 'popular' | 'new' | 'discover' }

export interface PersonalLists {
  /** Each with up to sixty games, best or latest first. */
  readonly picks: readonly Game[]
  /** Why a game is among the picks; null: it is not. */
  reasonOf(gameId: number): PickReason | null
  readonly suggested: readonly Game[]
  readonly lastPlayed: readonly Game[]
  readonly favorites: readonly Game[]
  /** Those that may be played now; all of them while no bonus restricts it. */
  readonly allowed: readonly Game[]
}
