import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4112,
  uri: 'triple-bonus-plus',
  name: 'Triple Bonus Plus',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['gold'],
  features: [],
} satisfies GameManifest
