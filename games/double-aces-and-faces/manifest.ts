import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4117,
  uri: 'double-aces-and-faces',
  name: 'Double Aces and Faces',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['rome'],
  features: [],
} satisfies GameManifest
