import type { Game } from '@fairhouse/contract/entities/game'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'

/** A slot of the house for tests, of which nothing is said but what the test says. */
export const sampleGame = (facts: Partial<Game> = {}): Game => ({
  id: 1,
  name: 'Own game',
  uri: 'own-game',
  hasImagePreview: false,
  category: 1281,
  kind: 'slot',
  provider: 1,
  badges: [],
  mechanics: [],
  rtp: null,
  volatility: null,
  minStake: 10,
  maxStake: 10_000,
  maxWinX: null,
  sandbox: false,
  art: null,
  ...facts,
})

/** A catalogue in which every list holds all games. */
export const sampleCatalogue = (games: readonly Game[]): PageCatalogue => ({
  stamp: 'stamp-1',
  games,
  entries: games.map((game) => ({ ...game, themes: ['horror'] })),
  find: (uri) => games.find((game) => game.uri === uri.toLowerCase()),
  byId: (id) => games.find((game) => game.id === id),
  details: () => ({ since: '2026-11-01', themes: ['horror'], grid: null, ways: null, pays: null }),
  list: () => games,
  ofProvider: () => games,
  similar: () => games,
  personal: () => Promise.reject(new Error('nobody asks for personal lists')),
})
