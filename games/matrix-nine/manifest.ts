import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16_404,
  uri: 'matrix-nine',
  name: 'Matrix Nine',
  category: 1288,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-27',
  themes: ['sports'],
  features: [],
} satisfies GameManifest
