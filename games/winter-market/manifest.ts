import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 274,
  uri: 'winter-market',
  name: 'Winter Market',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['winter', 'food'],
  features: ['randomWilds'],
} satisfies GameManifest
