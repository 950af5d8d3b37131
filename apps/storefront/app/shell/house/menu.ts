/** A way through the house, in the words of its page. */
export interface Way {
  /** Below the language prefix. */
  readonly to: string
  readonly words: string
}

/** The parts of rail and footer that depend on what the house has; in a script they would weigh on every page. */
export interface Menu {
  /** Lists that have a game to play, with how many; `icon` is the list's id. */
  readonly lists: readonly (Way & { readonly icon: number; readonly count: number })[]
  /** Everybody of whom the house shows something, with how many of their games can be played. */
  readonly providers: readonly (Way & { readonly id: number; readonly count: number })[]
  readonly promotions: Way
  /** What play gives beside its wins, and what is given for nothing. */
  readonly rewards: { readonly title: string; readonly ways: readonly Way[] }
  /** What there is to read, for the rail. */
  readonly information: { readonly title: string; readonly ways: readonly Way[] }
  readonly footer: readonly { readonly title: string; readonly ways: readonly Way[] }[]
  readonly cashier: Way
  /** Games that can be played with the bonus that runs. */
  readonly allowed: Way
  /** What the choice of a language is called. */
  readonly languages: string
}
