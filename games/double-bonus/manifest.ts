import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4106,
  uri: 'double-bonus',
  name: 'Double Bonus',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['neon-city'],
  features: [],
} satisfies GameManifest
