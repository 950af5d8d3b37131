import type { Game } from '@fairhouse/contract/entities/game'
import { ownStudio } from '@fairhouse/contract/entities/provider'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'

export interface SampleTiles {
  /** One of the house, one of a provider, a new one, the game of the month, and one without pictures. */
  readonly states: readonly Game[]
  readonly row: readonly Game[]
}

/** Games in every state that a tile has. */
export function sampleTiles({ games }: Pick<PageCatalogue, 'games'>): SampleTiles {
  const own = games.find(({ provider }) => provider === ownStudio)
  const sandbox = games.find((game) => game.sandbox)
  const states = own && sandbox ? statesOf(own, sandbox) : []
  return { states, row: games.slice(0, 12) }
}

const statesOf = (own: Game, sandbox: Game): readonly Game[] => [
  { ...own, badges: [] },
  { ...own, id: -1, badges: [1] },
  { ...own, id: -2, badges: [15] },
  sandbox,
  { ...sandbox, id: -3, art: null, rtp: null, volatility: null, maxWinX: null },
]
