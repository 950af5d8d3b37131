import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4116,
  uri: 'aces-and-eights',
  name: 'Aces and Eights',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['wild-west'],
  features: [],
} satisfies GameManifest
