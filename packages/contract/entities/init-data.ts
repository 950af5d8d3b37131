import type { Winner } from '../calls/winners.ts'

/** What a browser is told with every page before it asks anything (specification, section 3, client init data). */
export interface InitData {
  /** Host and port that the page was asked from. */
  readonly hostname: string
  /** Host and port that pictures of games come from. */
  readonly mediahostname: string
  /** Of the page, as its path begins. */
  readonly language: string
  /** Whether the browser says that it runs on a phone or a tablet. */
  readonly mobileClient: boolean
  readonly supportsWebP: boolean
  /** Ids of the first games of each shared list, by its name; all of them are at the list's path and in the catalogue file. */
  readonly gameLists: Readonly<Record<string, readonly number[]>>
  /** The same of each provider's list, by its path without the slash. */
  readonly providerGameLists: Readonly<Record<string, readonly number[]>>
  /** Newest first. */
  readonly winners: readonly Winner[]
  /** What can be done at the cashier now. */
  readonly cashier: { readonly deposit: boolean; readonly withdraw: boolean }
  /** Address of who asks, as the house sees it; null on a page that visitors share, where it stands in the element `init-own` at its end. */
  readonly ip: string | null
  /** Scheme, host and port that the page was asked from. */
  readonly origin: string
  /** Of the game that the page is about; null: of none. */
  readonly gameId: number | null
  readonly clientBuild: ClientBuild
}

/** Stamps that change with what a browser loads. */
export interface ClientBuild {
  /** Of the page of own games. */
  readonly canvas: string
  /** Of scripts, style sheets and icons. */
  readonly css: string
  /** Of the games with their pictures; names the catalogue file. */
  readonly image: string
}
