import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4113,
  uri: 'white-hot-aces',
  name: 'White Hot Aces',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['dragons'],
  features: [],
} satisfies GameManifest
