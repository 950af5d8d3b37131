import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16_423,
  uri: 'rocket-rail',
  name: 'Rocket Rail',
  category: 1284,
  family: 'instant',
  room: 'crash',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-27',
  themes: ['space', 'robots'],
  features: [],
} satisfies GameManifest
