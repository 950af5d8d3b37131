/** A way in the rail and the footer, in the words of its page. */
export interface MenuWay {
  /** Below the language prefix. */
  readonly to: string
  readonly words: string
  /** How many games are there. */
  readonly count: number
}

/** The parts of the rail that depend on what the house has. */
export interface Menu {
  /** Lists that have a game; `icon` is the list's id. */
  readonly lists: readonly (MenuWay & { readonly icon: number })[]
  readonly providers: readonly (MenuWay & { readonly id: number })[]
}
