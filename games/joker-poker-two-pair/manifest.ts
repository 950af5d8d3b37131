import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 4129,
  uri: 'joker-poker-two-pair',
  name: 'Joker Poker Two Pair',
  category: 1283,
  family: 'videoPoker',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-26',
  themes: ['circus', 'magic'],
  features: [],
} satisfies GameManifest
