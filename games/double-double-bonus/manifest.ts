import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4108,
  uri: 'double-double-bonus',
  name: 'Double Double Bonus',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['gems'],
  features: [],
} satisfies GameManifest
