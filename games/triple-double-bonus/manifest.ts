import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4110,
  uri: 'triple-double-bonus',
  name: 'Triple Double Bonus',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['space'],
  features: [],
} satisfies GameManifest
