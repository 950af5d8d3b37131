import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4122,
  uri: 'joker-poker',
  name: 'Joker Poker',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['circus'],
  features: [],
} satisfies GameManifest
