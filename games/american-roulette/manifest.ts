import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 8203,
  uri: 'american-roulette',
  name: 'American Roulette',
  category: 1285,
  family: 'roulette',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['wild-west'],
  features: [],
} satisfies GameManifest
