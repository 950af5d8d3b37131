import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4114,
  uri: 'super-double-bonus',
  name: 'Super Double Bonus',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['neon-city'],
  features: [],
} satisfies GameManifest
