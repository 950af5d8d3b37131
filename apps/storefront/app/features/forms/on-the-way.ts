import type { Game } from '@fairhouse/contract/entities/game'

/** What whoever signs in or up was on the way to. */
export interface OnTheWay {
  /** That it is a game: `beside`. */
  readonly wanted: boolean
  /** The game whose art stands beside the form. */
  readonly beside: Game | null
  /** It is a game's page or a provider's lobby, which the browser loads anew. */
  readonly outside: boolean
}
