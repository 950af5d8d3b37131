import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16_405,
  uri: 'matrix-gems',
  name: 'Matrix Gems',
  category: 1288,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['gems'],
  features: [],
} satisfies GameManifest
