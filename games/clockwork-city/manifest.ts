import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 278,
  uri: 'clockwork-city',
  name: 'Clockwork City',
  category: 1281,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['robots'],
  features: ['nudgingWilds', 'stackedWilds'],
} satisfies GameManifest
