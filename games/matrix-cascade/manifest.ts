import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16_407,
  uri: 'matrix-cascade',
  name: 'Matrix Cascade',
  category: 1288,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-22',
  themes: ['neon-city'],
  features: ['cascade', 'multiplier'],
} satisfies GameManifest
