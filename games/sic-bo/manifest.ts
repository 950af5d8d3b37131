import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 8197,
  uri: 'sic-bo',
  name: 'Sic Bo',
  category: 1284,
  family: 'dice',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['lanterns'],
  features: [],
} satisfies GameManifest
