import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4105,
  uri: 'bonus-poker-deluxe',
  name: 'Bonus Poker Deluxe',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['gold', 'classic'],
  features: [],
} satisfies GameManifest
