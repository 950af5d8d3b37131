import type { Game } from '@fairhouse/contract/entities/game'

/** Its own page with all that is known of it, below the language prefix. */
export const infoPath = ({ uri }: Pick<Game, 'uri'>): string => `/games/${uri}`

/** Where a game's tile leads, below the language prefix: to play it, or what there is to read while nobody can. */
export const gamePath = (game: Pick<Game, 'uri' | 'sandbox'>): string =>
  game.sandbox ? infoPath(game) : `/${game.uri}`
