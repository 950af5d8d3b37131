import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'

export const manifest = {
  id: 16417,
  uri: 'token-tower',
  name: 'Token Tower',
  category: 1289,
  family: 'slot',
  version: 1,
  hasImagePreview: true,
  since: '2026-11-28',
  themes: ['fairy-tale'],
  features: ['wheel', 'jackpot'],
} satisfies GameManifest
