import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16_427,
  uri: 'tower-climb',
  name: 'Tower Climb',
  category: 1284,
  family: 'instant',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['fairy-tale', 'magic'],
  features: [],
} satisfies GameManifest
